using System.Collections.Concurrent;
using Microsoft.AspNetCore.Mvc;
using Tenon;

namespace Chat;

/// <summary>Something that was said.</summary>
public record ChatMessage(string Name, string Text, DateTimeOffset At);

/// <summary>What was said in each room since the server started.</summary>
public sealed class Rooms
{
    private readonly ConcurrentDictionary<string, ConcurrentQueue<ChatMessage>> _rooms = new();

    public IReadOnlyList<string> Names => [.. _rooms.Keys.Order(StringComparer.Ordinal)];

    public IReadOnlyCollection<ChatMessage> Messages(string room) => _rooms.TryGetValue(room, out var messages) ? messages : [];

    public void Add(string room, ChatMessage message) => _rooms.GetOrAdd(room, _ => new()).Enqueue(message);
}

[ApiController, ContractClient, Route("api/rooms")]
public sealed class RoomsController(Rooms rooms) : ControllerBase
{
    /// <summary>The rooms in which something was said.</summary>
    [HttpGet]
    [ProducesResponseType<IReadOnlyList<string>>(200)]
    public IActionResult List() => Ok(rooms.Names);
}
