using System.ComponentModel.DataAnnotations;
using System.Text.Json.Serialization;
using Tenon;

namespace Club.Contracts;

/// <summary>A member of the club.</summary>
public sealed record MemberDto(Guid Id, string Name, EmailAddress Email, Level Level, Address? Address, DateOnly Since);

/// <summary>An e-mail address.</summary>
public sealed record EmailAddress(string Value);

/// <summary>What a member pays.</summary>
public enum Level
{
    Basic,

    [JsonStringEnumMemberName("gold-plated")]
    Gold,
}

/// <summary>Where a member lives.</summary>
public record Address(string Street, string City)
{
    /// <summary>As it stands on an envelope.</summary>
    public string Label => $"{Street}, {City}";
}

/// <summary>One page of a longer list.</summary>
public sealed record Page<T>(IReadOnlyList<T> Items, int Total);

/// <summary>Which members to list.</summary>
public sealed record ListMembers(Level? Level = null, string? NameStartsWith = null, int Skip = 0, [property: Range(1, 100)] int Take = 20);

public sealed record MemberKey(Guid Id);

public sealed record PictureKey(Guid Id, string? Format = null);

public sealed record NewMember(
    [property: StringLength(80)] string Name, EmailAddress Email, Address? Address = null, Level Level = Level.Basic);

public sealed record ChangeMember
{
    public required Guid Id { get; init; }

    public required string Name { get; init; }

    public Address? Address { get; init; }

    /// <summary>Left out: the level stays.</summary>
    [ContractOptional]
    public Level? Level { get; init; }
}

/// <summary>Said with 404.</summary>
public sealed record Missing(string Message);

/// <summary>Said with 422.</summary>
public sealed record Rejected(string Field, string Reason);

public sealed record NewInvitation(EmailAddress To, string? Greeting = null);

public sealed record Invitation(string Code, EmailAddress To, string Greeting, DateTimeOffset SentAt);

public sealed record InvitationAnswer(string Code, bool Accept);
