using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Microsoft.Extensions.Primitives;

namespace Tenon;

/// <summary>Reads values of any type from texts: of a query or a form, of headers, cookies and the route.</summary>
/// <param name="values">The texts.</param>
/// <param name="json">The names of enums and the types of values inside JSON.</param>
/// <param name="problems">What is wrong with them.</param>
/// <param name="others">The keys that belong to others, and not to a map whose keys have no name before them.</param>
[RequiresUnreferencedCode("Inputs are read by reflection.")]
[RequiresDynamicCode("Inputs are read by reflection.")]
internal sealed class TextBinder(
    TextValues values, JsonSerializerOptions json, Problems problems, IReadOnlyCollection<string>? others = null)
{
    /// <summary>As deep as System.Text.Json reads.</summary>
    private const int MaxDepth = 64;

    /// <summary>Whether the request has it. A text that is not a value of the type is a problem, and there all the same.</summary>
    /// <param name="key">Its key.</param>
    /// <param name="type">Its type.</param>
    /// <param name="style">How it is written.</param>
    /// <param name="value">The value.</param>
    public bool TryRead(string key, Type type, QueryStyle? style, out object? value) =>
        TryRead(values.PathOf(key), style == QueryStyle.Exploded ? string.Empty : key, type, style, 0, out value);

    private bool TryRead(string path, string place, Type type, QueryStyle? style, int depth, out object? value)
    {
        value = null;
        if (depth > MaxDepth)
        {
            return false;
        }

        if (OptionalProperty.Has(type))
        {
            var isThere = TryRead(path, place, type.GetGenericArguments()[0], style, depth, out var held);
            value = Activator.CreateInstance(type, isThere ? [held] : []);
            return isThere;
        }

        var inner = Nullable.GetUnderlyingType(type) ?? type;
        if (style == QueryStyle.Json)
        {
            return TryReadJson(path, place, inner, out value);
        }

        if (EmptyList.ItemOf(inner) is { } item)
        {
            return TryReadList(path, place, inner, item, style, depth, out value);
        }

        if (ValueOfMap(inner) is { } mapped)
        {
            return TryReadMap(path, place, inner, mapped, style, depth, out value);
        }

        return IsObject(inner)
            ? TryReadObject(path, place, inner, style, depth, out value)
            : TryReadText(path, place, inner, inner != type, out value)
                || (style == QueryStyle.DeepObject && HasNames(values.NamesIn(path), place));
    }

    /// <summary>A text where an object or a map has its keys: <c>filter[range]=abc</c>. It is a problem, and there all the same.</summary>
    private bool IsText(string path, string place)
    {
        if (!values.TryGet(path, out var texts) || texts is not [{ Length: > 0 } text, ..])
        {
            return false;
        }

        problems.Add(place, $"The value '{text}' is not valid.");
        return true;
    }

    /// <summary>Keys where there are none, inside of a text or a list: <c>filter[author][name]=abc</c>.</summary>
    private bool HasNames(IEnumerable<string> names, string place)
    {
        if (names.FirstOrDefault() is not { } name)
        {
            return false;
        }

        problems.Add(place, $"There is no '{name}' in it.");
        return true;
    }

    private bool TryReadText(string path, string place, Type type, bool isNullable, out object? value)
    {
        value = null;
        if (!values.TryGet(path, out var texts) || texts is not [{ } text, ..])
        {
            return false;
        }

        if (text.Length > 0 || !isNullable)
        {
            Parse(text, type, place, out value);
        }

        return true;
    }

    private bool Parse(string text, Type type, string place, out object? value)
    {
        var inner = Nullable.GetUnderlyingType(type) ?? type;
        if (TextParser.TryParse(text, inner, json, out value))
        {
            return true;
        }

        problems.Add(place, $"The value '{text}' is not valid.");
        return false;
    }

    private bool TryReadList(string path, string place, Type type, Type item, QueryStyle? style, int depth, out object? value)
    {
        var found = new List<object?>();
        var isThere = values.TryGet(path, out var texts);
        foreach (var text in Split(texts, style))
        {
            Parse(text, item, place, out var one);
            found.Add(one);
        }

        var names = style is null or QueryStyle.DeepObject ? values.NamesIn(path).ToLookup(name => int.TryParse(name, out _)) : null;
        isThere |= style == QueryStyle.DeepObject && HasNames(names![false], place);
        foreach (var name in names?[true].OrderBy(int.Parse) ?? Enumerable.Empty<string>())
        {
            isThere |= TryRead(TextValues.Join(path, name), $"{place}[{name}]", item, style, depth + 1, out var one);
            found.Add(one);
        }

        value = isThere ? EmptyList.Of(type, item, found) : null;
        return isThere;
    }

    private static IEnumerable<string> Split(StringValues texts, QueryStyle? style)
    {
        var all = texts.OfType<string>();
        return SeparatorOf(style) is { } separator
            ? all.SelectMany(text => text.Length == 0 ? [] : text.Split(separator, StringSplitOptions.TrimEntries))
            : all;
    }

    private static char? SeparatorOf(QueryStyle? style) => style switch
    {
        QueryStyle.CommaDelimited => ',',
        QueryStyle.SpaceDelimited => ' ',
        QueryStyle.PipeDelimited => '|',
        _ => null,
    };

    private bool TryReadMap(string path, string place, Type type, Type mapped, QueryStyle? style, int depth, out object? value)
    {
        var names = style == QueryStyle.Exploded
            ? [.. values.NamesIn(string.Empty).Except(others ?? [], StringComparer.OrdinalIgnoreCase)]
            : values.NamesIn(path);
        value = null;
        if (style == QueryStyle.DeepObject && IsText(path, place))
        {
            return true;
        }

        if (names.Count == 0)
        {
            return false;
        }

        var kind = typeof(Dictionary<,>).MakeGenericType(typeof(string), mapped);
        if (!type.IsAssignableFrom(kind))
        {
            throw new InvalidOperationException(
                $"The map '{place}' of a query or a form is a {TypeName.Of(type)}, which cannot be made. Declare it as a "
                + "Dictionary<string, T>, or as an interface that one implements.");
        }

        var map = (IDictionary)Activator.CreateInstance(kind)!;
        foreach (var name in names)
        {
            var inside = style == QueryStyle.Exploded ? name : TextValues.Join(path, name);
            if (TryRead(inside, Problems.Join(place, name), mapped, null, depth + 1, out var one))
            {
                map[name] = one;
            }
        }

        value = map;
        return true;
    }

    private bool TryReadObject(string path, string place, Type type, QueryStyle? style, int depth, out object? value)
    {
        value = null;
        if (SeparatorOf(style) is not null)
        {
            return values.TryGet(path, out var joined) && TryReadPairs(joined, place, type, style, depth, out value);
        }

        return TryReadMembers(style == QueryStyle.Exploded ? string.Empty : path, place, type, style, depth, out value);
    }

    /// <summary><c>author,ada,limit,5</c></summary>
    private bool TryReadPairs(StringValues joined, string place, Type type, QueryStyle? style, int depth, out object? value)
    {
        var pairs = Split(joined, style).Chunk(2).ToList();
        if (pairs is [.., [var lonely]])
        {
            problems.Add(place, $"The key '{lonely}' has no value.");
            value = null;
            return true;
        }

        var texts = pairs.Select(pair => KeyValuePair.Create(pair[0], new StringValues(pair[1])));
        return new TextBinder(TextValues.OfNames(texts), json, problems)
            .TryReadMembers(string.Empty, place, type, QueryStyle.DeepObject, depth, out value);
    }

    private bool TryReadMembers(string path, string place, Type type, QueryStyle? style, int depth, out object? value)
    {
        value = null;
        if (style == QueryStyle.DeepObject && IsText(path, place))
        {
            return true;
        }

        if (path.Length > 0 && values.NamesIn(path).Count == 0)
        {
            return false;
        }

        var shape = BoundShape.Of(type);
        var found = new Dictionary<BoundMember, object?>();
        var before = problems.Count;
        foreach (var member in shape.Members)
        {
            var name = style is null ? member.Name : member.JsonName;
            var inside = style == QueryStyle.DeepObject ? style : null;
            if (TryRead(TextValues.Join(path, name), Problems.Join(place, name), member.Type, inside, depth + 1, out var one))
            {
                found.Add(member, one);
            }
        }

        // The keys of an exploded object have no name of their own: without any of them, it is not there.
        if (found.Count == 0 && path.Length == 0)
        {
            return false;
        }

        value = shape.Create(found, member => Problems.Join(place, style is null ? member.Name : member.JsonName), problems);
        return value is not null || problems.Count > before;
    }

    private bool TryReadJson(string path, string place, Type type, out object? value)
    {
        value = null;
        if (!values.TryGet(path, out var texts) || texts is not [{ } text, ..])
        {
            return false;
        }

        try
        {
            value = JsonSerializer.Deserialize(text, json.GetTypeInfo(type));
        }
        catch (JsonException refused)
        {
            BindingFailure.Explain(refused, problems, place);
        }

        return true;
    }

    private bool IsObject(Type type) =>
        !Messages.IsParsable(type) && json.TryGetTypeInfo(type, out var info) && info.Kind == JsonTypeInfoKind.Object;

    private static Type? ValueOfMap(Type type) =>
        type.GetInterfaces().Append(type).FirstOrDefault(
            one => one.IsGenericType && (one.GetGenericTypeDefinition() == typeof(IDictionary<,>)
                || one.GetGenericTypeDefinition() == typeof(IReadOnlyDictionary<,>)))?.GetGenericArguments()[1];
}
