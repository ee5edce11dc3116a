using System.Collections.Concurrent;
using Club.Contracts;

namespace Club.Members;

/// <summary>The members, in memory.</summary>
public sealed class MemberStore
{
    private readonly ConcurrentDictionary<Guid, MemberDto> _members = new();

    public IEnumerable<MemberDto> All => _members.Values.OrderBy(member => member.Name, StringComparer.Ordinal).ThenBy(member => member.Id);

    public MemberDto? Find(Guid id) => _members.GetValueOrDefault(id);

    public MemberDto Save(MemberDto member) => _members[member.Id] = member;

    public bool Remove(Guid id) => _members.TryRemove(id, out _);
}
