using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;

namespace Calls;

public class Part
{
    [MinLength(2)]
    public required string Name { get; init; }

    /// <summary>A number is never null, so that nothing refuses a request without it.</summary>
    [Required]
    public int Count { get; init; }
}

[ApiController, Route("answers")]
public class AnswersController : ControllerBase
{
    [HttpGet("page")]
    public int Page([Range(1, 9)] int number) => number;

    [HttpGet("text"), Produces("text/plain")]
    public string Text(int number) => number.ToString();

    [HttpGet("json"), Produces("application/json")]
    public int Json(int number) => number;

    [HttpPost("part")]
    public Part Take(Part part) => part;

    [HttpGet("known"), Authorize]
    public int Known() => 1;

    [HttpGet("admin"), Authorize(Roles = "admin")]
    public int Admin() => 1;
}
