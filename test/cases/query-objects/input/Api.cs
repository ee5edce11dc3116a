using System;
using System.Collections.Generic;
using Microsoft.AspNetCore.Mvc;
using Tenon;

namespace Acme;

[ApiController, ContractClient, Route("api/orders")]
public sealed class OrdersController : ControllerBase
{
    /// <summary>Objects inside the query travel by dotted names.</summary>
    [HttpGet]
    public ActionResult<Result<Order>> Find([FromQuery] Filter filter, [FromQuery] int page = 1) => null!;

    /// <summary>MVC takes a key of the parameter's own name for a prefix.</summary>
    [HttpGet("named")]
    public ActionResult<Result<int>> Count([FromQuery] Named named) => null!;
}

public sealed record Filter(Address Address, Range? Placed, string? Text = null);

public sealed record Address(string City, Dictionary<string, string>? Tags);

public sealed record Range(DateOnly? From, DateOnly? To);

public sealed class Named
{
    [FromQuery(Name = "named")]
    public string? Text { get; set; }

    public int Size { get; set; } = 20;
}

public sealed record Order(Guid Id, decimal Total);

/// <summary>Used with a value type and with a reference type: null stands only where C# has one.</summary>
public sealed record Result<T>(T? Value, string? Error);
