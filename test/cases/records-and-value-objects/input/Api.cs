using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class ThingsContract
{
    public static readonly Operation<Thing> Get = Define.Get<Thing>("/thing");
    public static readonly Operation<Key, Token> Find = Define.Get<Key, Token>("/find/{id}").Returns<NotFoundDto>(404);
}

public record Thing(Email Email, Sku Sku, OrderNumber? Number, Price Price, Wrapped Wrapped, Tagged Tagged, Box<int> Box);

/// <summary>Branded by its name.</summary>
public record Email(string Value);

/// <summary>Branded, because it is no message.</summary>
public record Sku(string Code);

public readonly record struct OrderNumber(int Value);

public record Price(decimal Amount, string Currency);

/// <summary>A list is no primitive.</summary>
public record Wrapped(List<int> Value);

[ContractObject]
public record Tagged(string Value);

/// <summary>Generic records stay objects.</summary>
public record Box<T>(T Value);

/// <summary>Used directly as an answer: a message stays an object.</summary>
public record NotFoundDto(string Message);

[ContractValue]
public record Token(string Secret);

public record Key(int Id, string? Hint = null);
