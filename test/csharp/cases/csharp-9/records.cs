using System.ComponentModel;
using System.Text.Json.Serialization;

namespace Cases.V9;

public record Empty;

public record Person(string FirstName, string LastName);

public record Student(string FirstName, string LastName, int Year = 1) : Person(FirstName, LastName), IComparable<Student>
{
    public int CompareTo(Student? other) => Year.CompareTo(other?.Year);
}

public sealed record Address(
    [property: JsonPropertyName("line")] string Line,
    [property: Description("Postal code"), JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] string? Code,
    [param: Description("the town")] string Town,
    [field: NonSerialized] int Number,
    params string[] Tags)
{
    public string Full => $"{Line} {Town}";

    public string Town { get; init; } = Town.Trim();

    public Address() : this("", null, "", 0) { }
}

public abstract record Animal(string Name)
{
    public abstract string Sound { get; }
    public virtual int Legs { get; init; } = 4;
    protected virtual bool PrintMembers(System.Text.StringBuilder builder) => false;
    public override string ToString() => Name;
}

public record Dog(string Name, string Breed) : Animal(Name)
{
    public override string Sound => "Woof";
    public override sealed string ToString() => base.ToString();
    public void Deconstruct(out string name) => name = Name;
}

public record Generic<T, U>(T First, List<U> Rest, (T, U?)? Pair = null) where U : class;

public record Body
{
    public required int Id { get; init; }
    public string Name { get; set; } = "";
    internal readonly int field = 3;
}

public record class Explicit(int Value)
{
    protected Explicit(Explicit original) => Value = original.Value + 1;
    public virtual bool Equals(Explicit? other) => other is { } && other.Value == Value;
    public override int GetHashCode() => Value;
}

public static class Copies
{
    public static Person Rename(Person person)
    {
        var copy = person with { FirstName = "Ann" };
        var same = person with { };
        var chained = (person with { LastName = "X" }) with { FirstName = "Y", };
        var nested = new Generic<Person, string>(person with { FirstName = person.LastName }, new() { "a" });
        var (first, last) = copy;
        record_ record = new(1);
        return record.Value > 0 && first == last ? chained : same == copy ? same : nested.First;
    }

    private class record_
    {
        public int Value;
        public record_(int value) => Value = value;
    }
}
