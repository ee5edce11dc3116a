using Club.Contracts;
using Microsoft.AspNetCore.Mvc;
using Tenon;

namespace Club.Invitations;

/// <summary>The invitations as a controller: the same contract, another way to serve it.</summary>
[ApiController]
[Route("api/[controller]")]
public sealed class InvitationsController(InvitationStore invitations) : ControllerBase
{
    [HttpPost]
    public IActionResult Send(NewInvitation body)
    {
        var endpoint = InvitationsContract.Send.Bind(body);
        return body.To.Value.Contains('@', StringComparison.Ordinal)
            ? endpoint.Success(invitations.Add(body.To, body.Greeting ?? "Come and join us.")).ToActionResult()
            : endpoint.Respond(422, new Rejected("to", "An address has an @ in it.")).ToActionResult();
    }

    [HttpGet]
    public IActionResult Pending() => InvitationsContract.Pending.Bind().Success(invitations.Pending).ToActionResult();

    [HttpPost("answer")]
    public IActionResult Answer([FromForm] InvitationAnswer form)
    {
        var endpoint = InvitationsContract.Answer.Bind(form);
        var answer = invitations.Close(form.Code)
            ? endpoint.Success()
            : endpoint.Respond(404, new Missing($"There is no invitation {form.Code}."));
        return answer.ToActionResult();
    }
}
