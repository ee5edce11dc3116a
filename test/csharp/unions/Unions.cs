using System.Runtime.CompilerServices;

namespace Unions;

public record Cat(int Lives);

public record Dog(string Bark, int Legs);

public interface IKind
{
    string Kind { get; }
}

/// <summary>Either of them.</summary>
public union Pet(Cat, Dog) : IKind
{
    public string Kind => Value is Cat ? "cat" : "dog";

    public static Pet Stray => new Cat(9);

    private Pet(int lives, string name) : this(new Cat(lives)) => _ = name;
}

public readonly union Number(int, decimal?, string?);

public union Option<T>(T, None) where T : notnull;

public record None;

public partial union Shape { public bool IsRound => Value is Circle; }

public partial union Shape(Shape.Circle, Shape.Square)
{
    public sealed record Circle(int Radius);

    public sealed record Square(int Side);
}

public record Owner(string Name, Pet Pet, List<Pet?> Others, Dictionary<string, Option<int>> Marks);

[Union]
public readonly struct ByHand
{
    public ByHand(bool value) => Value = value;

    public ByHand(string value) => Value = value;

    public object? Value { get; }
}

public closed record Event(int Id);

public record Started(int Id, string By) : Event(Id);

public record Ended(int Id) : Event(Id);
