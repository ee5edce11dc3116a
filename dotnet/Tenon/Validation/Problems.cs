using System.ComponentModel.DataAnnotations;
using System.Diagnostics.CodeAnalysis;

namespace Tenon;

/// <summary>What is wrong with a value, by its place in it: <c>items[2].name</c>, in the names of the wire.</summary>
internal sealed class Problems(IServiceProvider? services)
{
    private readonly Dictionary<string, List<string>> found = new(StringComparer.Ordinal);

    public int Count => found.Count;

    public IReadOnlyDictionary<string, List<string>> Found => found;

    public void Add(string path, string message)
    {
        if (!found.TryGetValue(path, out var messages))
        {
            found.Add(path, messages = []);
        }

        messages.Add(message);
    }

    public void AddMissing(string path) => Add(path, $"The {NameOf(path)} field is required.");

    /// <summary>The context of attributes and of <see cref="IValidatableObject"/>.</summary>
    [RequiresUnreferencedCode("Types are validated by reflection.")]
    public ValidationContext ContextOf(object instance, string member, string name) =>
        new(instance, services, items: null) { MemberName = member, DisplayName = name };

    public static string Join(string path, string name) =>
        path.Length == 0 || name.Length == 0 || name[0] == '[' ? path + name : $"{path}.{name}";

    private static string NameOf(string path) => path.Length == 0 ? "body" : path[(path.LastIndexOf('.') + 1)..];
}
