using Microsoft.OpenApi;
using Microsoft.OpenApi.Reader;

// Another tool of the field as a judge: every file named is read, and every error it finds is printed.
var errors = 0;
foreach (var path in args)
{
    var result = OpenApiDocument.Parse(await File.ReadAllTextAsync(path), "json");
    var operations = result.Document?.Paths.Sum(item => item.Value.Operations?.Count ?? 0) ?? -1;
    Console.WriteLine($"{Path.GetFileName(path)} {operations}");
    foreach (var error in result.Diagnostic?.Errors ?? [])
    {
        errors++;
        Console.WriteLine($"{Path.GetFileName(path)}: {error.Pointer}: {error.Message}");
    }
}

return errors == 0 ? 0 : 1;
