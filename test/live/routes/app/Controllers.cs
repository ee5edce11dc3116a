using Microsoft.AspNetCore.Mvc;

namespace Awkward;

/// <summary>Tokens, and brackets that are none.</summary>
[Area("Back"), Route("[area]/[controller]/[action]")]
public class TokensController : ControllerBase
{
    [HttpGet]
    public int Plain() => 0;

    [HttpGet("x/[action]-[controller]")]
    public int TwiceAsync() => 0;

    [HttpPost, ActionName("renamed")]
    public int Original() => 0;

    [HttpGet("[[literal]]/{id:regex(^[[a-z]]{{2}}$)}")]
    public int Brackets(string id) => 0;

    [HttpPut("[CONTROLLER]")]
    public int Cased() => 0;
}

/// <summary>Templates that leave the class's route.</summary>
[ApiController, Route("api/[controller]")]
public class OverridesController : ControllerBase
{
    [HttpGet("~/absolute/{id}")]
    public int Tilde(int id) => 0;

    [HttpGet("/rooted/")]
    public int Slash() => 0;

    [HttpGet("~/")]
    public int Root() => 0;

    [HttpGet("")]
    public int Empty() => 0;

    [HttpPost("trailing/")]
    public int Trailing() => 0;
}

/// <summary>Several class routes, several templates, several verbs.</summary>
[Route("many/[action]"), Route("many-more/{tenant}"), Route("/absolute-class")]
public class ManyController : ControllerBase
{
    [HttpGet, HttpHead]
    public int Verbs() => 0;

    [HttpGet("a"), HttpPost("b"), HttpPut]
    public int Mixed() => 0;

    [Route("c"), Route("d"), HttpDelete, HttpPatch]
    public int RoutesAndVerbs() => 0;

    [AcceptVerbs("get", "POST", Route = "accept")]
    public int Accept() => 0;

    [AcceptVerbs("OPTIONS"), Route("accept/options")]
    public int AcceptWithRoute() => 0;

    [Route("any")]
    public int Any() => 0;
}

/// <summary>Everything a template can hold.</summary>
[Route("templates")]
public class TemplatesController : ControllerBase
{
    [HttpGet("{id:int:min(1)}")]
    public int Constraints(int id) => 0;

    [HttpGet("page/{number=1}")]
    public int Default(int number) => 0;

    [HttpGet("maybe/{id?}")]
    public int Optional(int? id) => 0;

    [HttpGet("files/{*path}")]
    public int CatchAll(string path) => 0;

    [HttpGet("raw/{**path}")]
    public int RawCatchAll(string path) => 0;

    [HttpGet("{name}.{extension?}")]
    public int Complex(string name, string? extension) => 0;

    [HttpGet("v{major:int}-{minor:int}/size/{width}x{height}")]
    public int Mixed(int major, int minor, int width, int height) => 0;

    [HttpGet(Paths.Things)]
    public int Constant() => 0;

    [HttpGet(template: "by-name/" + nameof(Constant), Order = -1)]
    public int ByName() => 0;

    [HttpGet("named", Name = "named", Order = 3)]
    public int Named() => 0;

    [HttpDelete(Name = "nameless"), Route("routed"), HttpPatch]
    public int Nameless() => 0;
}

/// <summary>Routes and actions that come from bases.</summary>
[ApiController, Route("crud/[controller]")]
public abstract class CrudController<T> : ControllerBase
    where T : class, new()
{
    [HttpGet]
    public virtual IEnumerable<T> List() => [];

    [HttpGet("{id}")]
    public virtual T Get(int id) => new();

    [HttpPost]
    public abstract T Create(T item);

    [HttpDelete("{id}")]
    public int Remove(int id) => 0;

    [HttpPut("{id}"), ActionName("put-it")]
    public virtual int Put(int id) => 0;

    [NonAction]
    public virtual int Helper() => 0;

    protected int Hidden() => 0;
}

public class Apple;

public class ApplesController : CrudController<Apple>
{
    public override Apple Create(Apple item) => item;

    [HttpGet("one/{id}")]
    public override Apple Get(int id) => new();

    public override int Helper() => 1;

    [HttpGet("extra/[action]")]
    public int Extra() => 0;
}

[Route("pears")]
public class PearsController : CrudController<Apple>
{
    [HttpPost("new")]
    public override Apple Create(Apple item) => item;

    [HttpDelete("hard/{id}")]
    public new int Remove(int id) => 1;
}

public class GoldenPearsController : PearsController
{
    public override int Put(int id) => 1;
}

/// <summary>Overloads, and an action that only its name tells apart.</summary>
[ApiController, Route("overloads")]
public class OverloadsController : ControllerBase
{
    [HttpGet]
    public int Find() => 0;

    [HttpGet("{id:int}")]
    public int Find(int id) => 0;

    [HttpGet("{name:alpha}")]
    public int Find(string name) => 0;

    [HttpGet("[action]")]
    public Task<int> LoadAsync() => Task.FromResult(0);

    [HttpGet("generic")]
    public int Generic<T>() => 0;

    [HttpGet("static")]
    public static int Static() => 0;

    [HttpGet("private")]
    private int Private() => 0;

    [HttpGet("property")]
    public int NotHidden() => Private();

    public override string ToString() => "no action";
}

/// <summary>By attribute, not by name; and a name that is only the suffix.</summary>
[Controller, Route("poco/[controller]")]
public class Poco
{
    [HttpGet("[action]")]
    public int Act() => 0;
}

[Route("plain/[controller]")]
public class PlainController
{
    [HttpGet]
    public int Act() => 0;

    [HttpGet("dispose")]
    public void Dispose()
    {
    }
}

[ApiController, Route("suffix/[controller]")]
public class Suffixed : ControllerBase
{
    [HttpGet]
    public int Act() => 0;
}

/// <summary>Classes that ASP.NET does not take for controllers.</summary>
[NonController, Route("no/attribute")]
public class RefusedController : ControllerBase
{
    [HttpGet]
    public int Act() => 0;
}

public class DerivedRefusedController : RefusedController;

[Route("no/internal")]
internal class InternalController : ControllerBase
{
    [HttpGet]
    public int Act() => 0;
}

[Route("no/generic")]
public class GenericController<T> : ControllerBase
{
    [HttpGet]
    public T? Act() => default;
}

[Route("no/abstract")]
public abstract class AbstractController : ControllerBase
{
    [HttpGet]
    public int Act() => 0;
}

[Route("no/suffix")]
public class NoSuffix : ControllerBase
{
    [HttpGet]
    public int Act() => 0;
}

public class Outer
{
    [Route("nested/[controller]")]
    public class NestedController : ControllerBase
    {
        [HttpGet]
        public int Act() => 0;
    }

    [Route("no/nested-private")]
    private class HiddenController : ControllerBase
    {
        [HttpGet]
        public int Act() => 0;
    }
}

/// <summary>No class route: each action has its own, or none and is not served.</summary>
public class LooseController : Controller
{
    [HttpGet("loose/get")]
    public int Routed() => 0;

    [Route("loose/[action]/{id:int}"), HttpPost]
    public int Both(int id) => 0;

    public IActionResult Conventional() => Ok();
}

/// <summary>One class in two parts.</summary>
[Route("partial/[controller]")]
public partial class HalvesController : ControllerBase
{
    [HttpGet("left")]
    public int Left() => 0;
}

public partial class HalvesController
{
    [HttpGet("right")]
    public int Right() => 0;
}
