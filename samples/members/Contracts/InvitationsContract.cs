using Tenon;

namespace Club.Contracts;

/// <summary>Letters to people who may become members.</summary>
[Contract]
public static class InvitationsContract
{
    /// <summary>Sends an invitation.</summary>
    public static readonly Operation<NewInvitation, Invitation> Send = Define.Post<NewInvitation, Invitation>("/api/invitations")
        .Status(202)
        .Returns<Rejected>(422);

    /// <summary>The invitations that wait for an answer.</summary>
    public static readonly Operation<List<Invitation>> Pending = Define.Get<List<Invitation>>("/api/invitations");

    /// <summary>Answers an invitation, as the form in the letter does.</summary>
    public static readonly InputOperation<InvitationAnswer> Answer = Define.Post("/api/invitations/answer")
        .Accepts<InvitationAnswer>()
        .FormEncoded()
        .Status(204)
        .Returns<Missing>(404);
}
