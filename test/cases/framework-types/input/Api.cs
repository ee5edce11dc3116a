using Microsoft.AspNetCore.Mvc;
using Tenon;

namespace Acme;

[ApiController, ContractClient, Route("things")]
public class ThingsController : ControllerBase
{
    [HttpGet]
    [ProducesResponseType(typeof(Thing), 200)]
    [ProducesResponseType(typeof(ProblemDetails), 404)]
    [ProducesResponseType(typeof(ValidationProblemDetails), 400)]
    public IActionResult Get() => Ok();
}

public record Thing(int A, int B);
