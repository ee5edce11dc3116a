using System.Collections.Concurrent;
using Club.Contracts;

namespace Club.Invitations;

/// <summary>The invitations that wait, in memory.</summary>
public sealed class InvitationStore
{
    private readonly ConcurrentDictionary<string, Invitation> _pending = new();
    private int _last;

    public List<Invitation> Pending => [.. _pending.Values.OrderBy(invitation => invitation.Code, StringComparer.Ordinal)];

    public Invitation Add(EmailAddress to, string greeting)
    {
        var code = $"inv-{Interlocked.Increment(ref _last)}";
        return _pending[code] = new Invitation(code, to, greeting, DateTimeOffset.UtcNow);
    }

    public bool Close(string code) => _pending.TryRemove(code, out _);
}
