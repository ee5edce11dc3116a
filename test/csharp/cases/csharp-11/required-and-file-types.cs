using System.Diagnostics.CodeAnalysis;

namespace Cases.V11;

public class Required
{
    public required string Name { get; init; }
    public required int? Age { get; set; }
    public required List<string> Tags;
    public string Optional { get; init; } = "";

    public Required() { }

    [SetsRequiredMembers]
    public Required(string name) => (Name, Age, Tags) = (name, 1, new());
}

public class Derived : Required
{
    public required virtual int More { get; init; }
}

file class Hidden
{
    public int Value;
    public class Nested { }
}

file interface IHidden { void Do(); }

file record struct HiddenRecord(int X) : IHidden { public void Do() { } }

file static class HiddenExtensions
{
    public static int Twice(this int value) => value * 2;
}

file enum HiddenEnum { A }

file delegate void HiddenDelegate();

public class UsesHidden
{
    private object hidden = new Hidden { Value = 3.Twice() };

    public int Read() => ((Hidden)hidden).Value + (int)HiddenEnum.A + new HiddenRecord(1).X;

    public static Required Make() => new() { Name = "a", Age = null, Tags = new() { "x" } };
}

// `required`, `file` and `scoped` as plain names.
public class Names
{
    public int required_, file, scoped;

    public int Sum(int file, int scoped) => this.file + file + this.scoped + scoped;
}
