using System.Text.Json.Serialization;

namespace Cases.Contracts;

/// <summary>A user's identity.</summary>
public sealed record UserId(Guid Value);

public readonly record struct OrderId(long Value)
{
    public static OrderId New() => new(DateTime.UtcNow.Ticks);
    public override string ToString() => $"order-{Value}";
    public static implicit operator long(OrderId id) => id.Value;
}

public record Email(string Address)
{
    public string Address { get; } = Address.Contains('@') ? Address : throw new ArgumentException("no @", nameof(Address));
}

public sealed record Percentage
{
    public required decimal Value { get; init; }
}

public record Wrapper<T>(T Value) where T : notnull;

public sealed record Tags(IReadOnlyList<string> Values);

public record struct Coordinates(double Latitude, double Longitude);

public sealed record Quantity([property: JsonPropertyName("q")] int Value = 1);

public class UserName
{
    public UserName(string value) => Value = value;
    public string Value { get; }
    public static bool operator ==(UserName? left, UserName? right) => Equals(left, right);
    public static bool operator !=(UserName? left, UserName? right) => !Equals(left, right);
    public override bool Equals(object? obj) => obj is UserName { Value: var value } && value == Value;
    public override int GetHashCode() => Value.GetHashCode();
}
