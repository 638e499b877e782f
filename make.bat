@echo off
rem The Makefile's targets for Windows: `make play`, `make test` ...
setlocal
cd /d "%~dp0"
set "TARGET=%~1"
if not defined PYTHON (
    set "PYTHON=python"
    where py >nul 2>nul && set "PYTHON=py -3"
)
set "BIN=.venv\Scripts"
set "SETUP=%PYTHON% tools\setup.py"

if "%TARGET%"=="setup" goto setup
if "%TARGET%"=="play" goto play
if "%TARGET%"=="test" goto test
if "%TARGET%"=="test-nightly" goto test-nightly
if "%TARGET%"=="check" goto check
if "%TARGET%"=="package" goto package
if "%TARGET%"=="package-check" goto package-check
if "%TARGET%"=="dist" goto dist
if "%TARGET%"=="new-game" goto new-game
echo make play           open the table
echo make test           run all checks and tests, in some seven minutes
echo make test-nightly   the same at full length, six times as long
echo make setup          build .venv with the cardtable command in it
echo make check          run all checks that are no tests
echo make package        build the program that needs no Python, and its archive, into dist
echo make package-check  measure that program against its limits
echo make dist           build the wheels and the source archive, into dist
echo make new-game NAME  begin a new game that already plays; make new-game --at FOLDER: outside the program
if "%TARGET%"=="" exit /b 0
if "%TARGET%"=="help" exit /b 0
exit /b 2

:setup
%SETUP%
exit /b %ERRORLEVEL%

:play
%SETUP% || exit /b 1
"%BIN%\cardtable"
exit /b %ERRORLEVEL%

:test
%SETUP% --dev || exit /b 1
"%BIN%\pytest" -n auto --dist worksteal
exit /b %ERRORLEVEL%

:test-nightly
%SETUP% --dev || exit /b 1
"%BIN%\pytest" -n auto --dist worksteal --all
exit /b %ERRORLEVEL%

:check
call :checks
exit /b %ERRORLEVEL%

:package
%SETUP% --dev || exit /b 1
"%BIN%\python" tools\package.py
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

:new-game
%SETUP% --dev || exit /b 1
"%BIN%\python" tools\new_game.py %2 %3
exit /b %ERRORLEVEL%

:checks
%SETUP% --dev || exit /b 1
"%BIN%\ruff" check || exit /b 1
"%BIN%\ruff" format --check || exit /b 1
"%BIN%\mypy" || exit /b 1
"%BIN%\lint-imports" --no-logo || exit /b 1
exit /b 0
