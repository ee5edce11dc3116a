using Oracle;

// Files are named in a list, one path a line: command lines have a limit, projects have not.
return args switch
{
    ["syntax", var request] => SyntaxMode.Run(request),
    ["symbols", var request] => SymbolsMode.Run(request),
    ["metadata", var request] => SymbolsMode.RunOnReferences(request),
    ["expressions", var request] => ExpressionsMode.Run(request),
    ["diagnose", var request] => SymbolsMode.Diagnose(request),
    ["nulls", var file] => NullsMode.Run(file),
    ["emit", var request] => EmitMode.Run(request),
    ["bench", var request, var way] => BenchMode.Run(request, way),
    _ => Usage(),
};

static int Usage()
{
    Console.Error.WriteLine(
        "usage: oracle syntax <request.json> | symbols <request.json> | metadata <request.json> | "
        + "expressions <request.json> | diagnose <request.json> | nulls "
        + "<file.cs> | emit <request.json> | bench <request.json> sequential|parallel");
    return 2;
}
