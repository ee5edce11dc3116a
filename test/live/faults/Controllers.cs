using Microsoft.AspNetCore.Mvc;

namespace Faults;

/// <summary>Each action answers, or does not, as its name says.</summary>
[ApiController]
[Route("links")]
public sealed class LinksController : ControllerBase
{
    [HttpGet("item/{id}")]
    public Task<string> GetItemAsync(int id) => Task.FromResult($"item {id}");

    [HttpGet("named/{id}")]
    [ActionName("Named")]
    public string GetNamed(int id) => $"named {id}";

    [HttpGet("any/{page=1}/{**rest}")]
    public string GetAny(int page, string? rest) => $"any {page} {rest}";

    [HttpPost("trimmed")]
    public IActionResult Trimmed() => CreatedAtAction("GetItem", new { id = 1 }, "x");

    [HttpPost("with-suffix")]
    public IActionResult WithSuffix() => CreatedAtAction(nameof(GetItemAsync), new { id = 1 }, "x");

    [HttpPost("by-name")]
    public IActionResult ByName() => CreatedAtAction("named", new { ID = 1 }, "x");

    [HttpPost("by-method")]
    public IActionResult ByMethod() => CreatedAtAction(nameof(GetNamed), new { id = 1 }, "x");

    [HttpPost("another-value")]
    public IActionResult AnotherValue() => CreatedAtAction("GetItem", new { key = 1 }, "x");

    [HttpPost("no-values")]
    public IActionResult NoValues() => AcceptedAtAction("GetItem");

    [HttpPost("open")]
    public IActionResult Open() => CreatedAtAction(nameof(GetAny), "x");

    [HttpPost("redirected")]
    public IActionResult Redirected() => RedirectToAction("Nowhere");

    [HttpPost("by-helper")]
    public IActionResult ByHelper() => Made(nameof(GetItemAsync));

    [HttpPost("by-result-class")]
    public IActionResult ByResultClass() => new CreatedAtActionResult(nameof(GetNamed), null, new { id = 1 }, "x");

    [HttpPost("unreached")]
    public IActionResult Unreached()
    {
        var links = false;
        if (links) return CreatedAtAction(nameof(GetNamed), new { id = 1 }, "x");
        return Created("/links/item/1", "x");
    }

    private CreatedAtActionResult Made(string action) => CreatedAtAction(action, new { id = 1 }, "x");

    [HttpPost("thrown")]
    public IActionResult Thrown()
    {
        var reason = "not yet";
        throw new NotImplementedException(reason);
    }
}

[ApiController]
[Route("registered")]
public sealed class RegisteredController(IClock clock, ILogger<RegisteredController> logger, Forgotten? forgotten = null) : ControllerBase
{
    [HttpGet]
    public string Get() => $"{clock.Now} {forgotten} {logger is not null}";

    [HttpGet("from-services")]
    public string FromServices([FromServices] INamedClock named) => named.Now;

    [HttpGet("unregistered")]
    public string Unregistered([FromServices] Forgotten given) => given.ToString() ?? "";
}

[ApiController]
[Route("unregistered")]
public sealed class UnregisteredController(Forgotten forgotten) : ControllerBase
{
    [HttpGet]
    public string Get() => forgotten.ToString() ?? "";
}
