# What a study of rules comes to, beside the rules it compares them with.

longer = longer
shorter = shorter
fairer = fairer to the { -seat } seat
less-fair = less fair to the { -seat } seat
less-edge = less of an edge for the { -seat } seat
more-edge = more of an edge for the { -seat } seat
better = better for the { -seat } seat
worse = worse for the { -seat } seat
luck = more luck
skill = less luck
verdict = Compared with { $parent }: { LIST($found, last: "comma") }.
same = As long and as fair as { $parent }, as far as { COUNT($games, one: "game", other: "games") } can tell.
same-luck = As long, as fair and as lucky as { $parent }, as far as { COUNT($games, one: "game", other: "games") } can tell.
-seat = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
}
