using Tenon;

namespace Club.Contracts;

/// <summary>Who belongs to the club.</summary>
[Contract]
public static class MembersContract
{
    private const string Members = "/api/members";
    private const string Member = $"{Members}/{{id:guid}}";

    /// <summary>Lists members by name.</summary>
    public static readonly Operation<ListMembers, Page<MemberDto>> List = Define.Get<ListMembers, Page<MemberDto>>(Members);

    /// <summary>Finds one member.</summary>
    public static readonly Operation<MemberKey, MemberDto> Get = Define.Get<MemberKey, MemberDto>(Member)
        .Returns<Missing>(404, "Nobody has this id.");

    /// <summary>Takes somebody into the club.</summary>
    public static readonly Operation<NewMember, MemberDto> Create = Define.Post<NewMember, MemberDto>(Members)
        .Returns<Rejected>(422, "The member cannot be taken as described.")
        .RequestExample("""{ "name": "Ada", "email": "ada@example.org", "level": "gold-plated" }""");

    /// <summary>Changes what is known of a member.</summary>
    public static readonly Operation<ChangeMember, MemberDto> Change = Define.Put<ChangeMember, MemberDto>(Member)
        .Returns<Missing>(404);

    /// <summary>Lets a member go.</summary>
    public static readonly InputOperation<MemberKey> Delete = Define.Delete(Member)
        .Accepts<MemberKey>()
        .Returns<Missing>(404)
        .Secure("bearer");

    /// <summary>A member's picture.</summary>
    public static readonly FileOperation<PictureKey> Picture = Define.File<PictureKey>($"{Member}/picture")
        .ContentType("image/svg+xml")
        .ContentType("image/png")
        .Returns<Missing>(404);

    /// <summary>Whether the service is up.</summary>
    public static readonly Operation Ping = Define.Head("/api/ping").Anonymous();
}
