using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;

namespace Settings;

[ApiController, ApiVersionNeutral, Route("answers")]
public class AnswersController : ControllerBase
{
    [HttpGet("page")]
    public int Page([Range(1, 9)] int number) => number;

    [HttpGet("known"), Authorize]
    public int Known() => 1;
}
