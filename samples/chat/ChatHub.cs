using Microsoft.AspNetCore.SignalR;
using Tenon;

namespace Chat;

/// <summary>What the server tells and asks the pages.</summary>
public interface IChatClient
{
    /// <summary>Somebody came into the room.</summary>
    Task Joined(string name);

    Task Said(ChatMessage message);

    /// <summary>How the visitor wants to be called.</summary>
    Task<string> Name();
}

/// <summary>Rooms to talk in.</summary>
[ContractClient]
public sealed class ChatHub(Rooms rooms) : Hub<IChatClient>
{
    /// <summary>Enters a room, and says what the visitor is called there.</summary>
    public async Task<string> Join(string room)
    {
        var asked = (await Clients.Caller.Name()).Trim();
        var name = asked == "" ? "Somebody" : asked;
        Context.Items["name"] = name;
        await Groups.AddToGroupAsync(Context.ConnectionId, room);
        await Clients.Group(room).Joined(name);
        return name;
    }

    public async Task Say(string room, string text)
    {
        if (string.IsNullOrWhiteSpace(text)) throw new HubException("A message needs a text.");
        if (Context.Items["name"] is not string name) throw new HubException("Enter the room first.");
        var message = new ChatMessage(name, text, DateTimeOffset.UtcNow);
        rooms.Add(room, message);
        await Clients.Group(room).Said(message);
    }

    /// <summary>What was said before, the oldest first.</summary>
    public async IAsyncEnumerable<ChatMessage> History(string room)
    {
        foreach (var message in rooms.Messages(room)) yield return message;
        await Task.CompletedTask;
    }
}
