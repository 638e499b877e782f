@echo off
rem The Makefile's targets for Windows: `make play`, `make test` ... What follows the target goes along with
rem it, as ARGS does there: `make bench engine`. Only `make ci` is missing, which is for Debian.
setlocal
cd /d "%~dp0"
set "TARGET=%~1"
if not defined PYTHON (
    set "PYTHON=python"
    where py >nul 2>nul && set "PYTHON=py -3"
)
set "BIN=.venv\Scripts"
set "SETUP=%PYTHON% tools\setup.py"
for /f "tokens=1,*" %%a in ("%*") do set "ARGS=%%b"

if "%TARGET%"=="setup" goto setup
if "%TARGET%"=="dev" goto dev
if "%TARGET%"=="play" goto play
if "%TARGET%"=="test" goto test
if "%TARGET%"=="test-nightly" goto test-nightly
if "%TARGET%"=="check" goto check
if "%TARGET%"=="lint" goto lint
if "%TARGET%"=="types" goto types
if "%TARGET%"=="layers" goto layers
if "%TARGET%"=="format" goto format
if "%TARGET%"=="words" goto words
if "%TARGET%"=="fuzz" goto fuzz
if "%TARGET%"=="cover" goto cover
if "%TARGET%"=="package" goto package
if "%TARGET%"=="package-check" goto package-check
if "%TARGET%"=="dist" goto dist
if "%TARGET%"=="compiled" goto compiled
if "%TARGET%"=="test-compiled" goto test-compiled
if "%TARGET%"=="test-package" goto test-package
if "%TARGET%"=="mutants" goto mutants
if "%TARGET%"=="new-game" goto new-game
if "%TARGET%"=="test-game" goto test-game
if "%TARGET%"=="gallery" goto gallery
if "%TARGET%"=="layouts" goto layouts
if "%TARGET%"=="trailer" goto trailer
if "%TARGET%"=="proofs" goto proofs
if "%TARGET%"=="bench" goto bench
if "%TARGET%"=="ladder" goto ladder
if "%TARGET%"=="variants" goto variants
if "%TARGET%"=="weights" goto weights
if "%TARGET%"=="lock" goto lock
if "%TARGET%"=="clean" goto clean
echo make setup          build .venv with the `cardtable` command in it
echo make dev            the same, with everything that checks and tests need
echo make play           open the table
echo make test           run all checks and tests, in some seven minutes
echo make test-nightly   everything at full length: over half an hour
echo make check          run all checks that are no tests
echo make lint           style
echo make types          types
echo make layers         who may import whom
echo make format         mend the style where that can be done by a machine
echo make words          what doesn't read like English; with LANGUAGE=de, what that language lacks or has no room for
echo make fuzz           damage files, arguments and answers for FUZZ seconds each, and see that all is met with words
echo make cover          run the tests and say which lines they did not reach
echo make package        build the program that needs no Python, and its archive, into dist
echo make package-check  measure that program against every limit: sizes, first picture, homes
echo make dist           build the wheels and the source archive, into dist
echo make compiled       build rules and opponents as machine code (needs a C compiler): dist, build/compiled
echo make test-compiled  try the laws and the scenarios on that build
echo make test-package   build the program that needs no Python, measure, install and play it
echo make mutants        put some forty faults in, one at a time, and say which no test notices: an hour
echo make new-game NAME  begin a new game that already plays; make new-game --at FOLDER: outside the program
echo make test-game AT   try the game in that folder by its own tests
echo make gallery        draw every scene and every game at three sizes: docs/gallery
echo make layouts        draw the pictures of docs/layouts.md from the layouts in it: docs/layouts
echo make trailer        film ten seconds of each game: docs/trailer.webp
echo make proofs         draw what is read before a release: build/proofs
echo make bench          measure how fast games, computer players and the table are, as JSON
echo make ladder         play every computer player against the others for hours, on the compiled build: docs/opponents.md
echo make variants       let computers play every variant for hours: docs/variants.md
echo make weights        find the weights of the estimates anew, and how well they tell
echo make lock           look for newer versions of everything and write requirements.lock
echo make clean          remove all that was built, .venv too
if "%TARGET%"=="" exit /b 0
if "%TARGET%"=="help" exit /b 0
exit /b 2

:setup
%SETUP%
exit /b %ERRORLEVEL%

:dev
%SETUP% --dev
exit /b %ERRORLEVEL%

:play
%SETUP% || exit /b 1
"%BIN%\cardtable" %ARGS%
exit /b %ERRORLEVEL%

:test
%SETUP% --dev || exit /b 1
"%BIN%\pytest" -n auto --dist worksteal %ARGS%
exit /b %ERRORLEVEL%

:test-nightly
%SETUP% --dev || exit /b 1
"%BIN%\pytest" -n auto --dist worksteal --all %ARGS%
exit /b %ERRORLEVEL%

:check
call :lint || exit /b 1
call :types || exit /b 1
call :layers
exit /b %ERRORLEVEL%

:lint
%SETUP% --dev || exit /b 1
"%BIN%\ruff" check || exit /b 1
"%BIN%\ruff" format --check
exit /b %ERRORLEVEL%

:types
%SETUP% --dev || exit /b 1
"%BIN%\mypy"
exit /b %ERRORLEVEL%

:layers
%SETUP% --dev || exit /b 1
"%BIN%\lint-imports" --no-logo
exit /b %ERRORLEVEL%

:format
%SETUP% --dev || exit /b 1
"%BIN%\ruff" check --fix || exit /b 1
"%BIN%\ruff" format
exit /b %ERRORLEVEL%

:words
%SETUP% --dev || exit /b 1
"%BIN%\python" tools\languages.py %LANGUAGE% || exit /b 1
if defined LANGUAGE "%BIN%\pytest" -n auto --dist worksteal --all --language %LANGUAGE% -k "another_language and %LANGUAGE%" --tb=short tests\table tests\presenter
exit /b %ERRORLEVEL%

:fuzz
%SETUP% --dev || exit /b 1
if not defined FUZZ set "FUZZ=3600"
set "CARDTABLE_FUZZ_SECONDS=%FUZZ%"
"%BIN%\pytest" -n auto --dist worksteal --timeout 0 -rP tests\fuzz %ARGS%
exit /b %ERRORLEVEL%

:cover
%SETUP% --dev || exit /b 1
"%BIN%\pytest" -n auto --dist worksteal --all -m "not uncounted" --cov --cov-report=term-missing %ARGS%
exit /b %ERRORLEVEL%

:package
%SETUP% --dev || exit /b 1
"%BIN%\python" tools\package.py %ARGS%
exit /b %ERRORLEVEL%

:package-check
%SETUP% --dev || exit /b 1
"%BIN%\python" tools\package_check.py
exit /b %ERRORLEVEL%

:dist
%SETUP% --dev || exit /b 1
"%BIN%\python" -m build --no-isolation --outdir dist . || exit /b 1
"%BIN%\python" tools\compiled.py --where-possible
exit /b %ERRORLEVEL%

:compiled
%SETUP% --dev || exit /b 1
"%BIN%\python" tools\compiled.py %QUICK%
exit /b %ERRORLEVEL%

:test-compiled
call :compiled || exit /b 1
set "CARDTABLE_COMPILED=1"
set "PYTHONPATH=build\compiled\lib"
"%BIN%\pytest" -n auto --dist worksteal tests\games\test_laws.py tests\games\test_scenarios.py tests\project\test_compiled.py %ARGS%
exit /b %ERRORLEVEL%

:test-package
%SETUP% --dev || exit /b 1
"%BIN%\pytest" -n auto --dist worksteal --package tests\project\test_packaged.py %ARGS%
exit /b %ERRORLEVEL%

:mutants
%SETUP% --dev || exit /b 1
"%BIN%\python" tools\mutants.py %ARGS%
exit /b %ERRORLEVEL%

:new-game
%SETUP% --dev || exit /b 1
"%BIN%\python" tools\new_game.py %ARGS%
exit /b %ERRORLEVEL%

:test-game
%SETUP% --dev || exit /b 1
"%BIN%\pytest" -q -n 0 -c "%ARGS%\pyproject.toml" "%ARGS%"
exit /b %ERRORLEVEL%

:gallery
%SETUP% || exit /b 1
"%BIN%\python" tools\gallery.py
exit /b %ERRORLEVEL%

:layouts
%SETUP% --dev || exit /b 1
"%BIN%\python" tools\layouts.py
exit /b %ERRORLEVEL%

:trailer
%SETUP% --dev || exit /b 1
"%BIN%\python" tools\trailer.py %ARGS%
exit /b %ERRORLEVEL%

:proofs
%SETUP% --dev || exit /b 1
"%BIN%\python" tools\proofs.py %ARGS%
exit /b %ERRORLEVEL%

:bench
%SETUP% --dev || exit /b 1
"%BIN%\python" tools\bench.py %ARGS%
exit /b %ERRORLEVEL%

:ladder
call :compiled || exit /b 1
set "PYTHONPATH=build\compiled\lib"
"%BIN%\python" tools\ladder.py %ARGS%
exit /b %ERRORLEVEL%

:variants
%SETUP% || exit /b 1
"%BIN%\python" tools\variants.py %ARGS%
exit /b %ERRORLEVEL%

:weights
%SETUP% || exit /b 1
"%BIN%\python" tools\fit.py %ARGS%
exit /b %ERRORLEVEL%

:lock
%PYTHON% tools\lock.py %ARGS%
exit /b %ERRORLEVEL%

:clean
for %%d in (.venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis) do if exist %%d rmdir /s /q %%d
exit /b %ERRORLEVEL%
