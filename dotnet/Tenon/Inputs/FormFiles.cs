namespace Tenon;

/// <summary>The files of a multipart form.</summary>
internal static class FormFiles
{
    /// <summary>Whether the type is a file, a list of them, or the form itself.</summary>
    public static bool Has(Type type) =>
        type == typeof(IFormCollection) || type == typeof(IFormFile) || type.IsAssignableFrom(typeof(FormFileCollection))
        || type == typeof(IFormFile[]);

    /// <summary>The files of a name; of any name where it is null.</summary>
    public static object? Read(IFormCollection form, Type type, string? name)
    {
        if (type == typeof(IFormCollection))
        {
            return form;
        }

        var files = name is null ? form.Files : form.Files.GetFiles(name);
        if (type == typeof(IFormFile))
        {
            return files is [var file, ..] ? file : null;
        }

        if (type == typeof(IFormFile[]))
        {
            return files.ToArray();
        }

        var all = new FormFileCollection();
        all.AddRange(files);
        return all;
    }
}
