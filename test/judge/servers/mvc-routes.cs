// Routes of controllers: inherited, overridden, tokens, several templates and methods, constants, nested and generic classes.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Order(int Id); public record Customer(int Id);
[ApiController, Route("api/[controller]")]
public abstract class CrudController<T, TKey> : ControllerBase where T : class
{
    [HttpGet] public virtual IEnumerable<T> All() => [];
    [HttpGet("{id}")] public virtual T One(TKey id) => null!;
    [HttpPost] public virtual T Add(T item) => item;
    [HttpDelete("{id}")] public virtual void Remove(TKey id) { }
    [NonAction] public virtual void Helper() { }
    protected T? Hidden() => null;
}
public class OrdersController : CrudController<Order, int> { [HttpGet("recent")] public IEnumerable<Order> Recent() => [];
    public override Order One(int id) => null!; }
[Route("v2/customers")] public class CustomersController : CrudController<Customer, Guid> {
    [HttpPut("{id:guid}")] public override Customer Add(Customer item) => item;
    [NonAction] public override void Remove(Guid id) { } }
[Area("Admin"), Route("[area]/[controller]/[action]")] public class ReportsController : ControllerBase {
    [HttpGet] public int Daily() => 1; [HttpGet("{year:int:min(2000)}/{month:range(1,12)?}")] public int Monthly(int year,
    int? month) => 1; [HttpPost, ActionName("run")] public int Execute() => 1;
    [HttpGet("~/reports/health")] public int Health() => 1; [HttpGet("/absolute")] public int Absolute() => 1;
    public int NoVerb() => 1; }
[ApiController, Route("multi"), Route("multi2/{tenant}")]
public class MultiController : ControllerBase
{
    [HttpGet("a"), HttpGet("b/{id?}")] public int A(int? id) => 1;
    [HttpGet, HttpHead, HttpOptions("opt")] public int B() => 1;
    [AcceptVerbs("PUT", "PATCH", Route = "c")] public int C() => 1;
    [Route("d"), HttpPost] public int D() => 1;
    [Route("e")] public int E() => 1;
    [HttpGet("f/{**rest}")] public int F(string rest) => 1;
    [HttpGet("g/{name=bob}/{size:long=10}")] public int G(string name, long size) => 1;
    [HttpGet("h/{a}-{b}.{ext?}")] public int H(string a, string b, string? ext) => 1;
    [HttpGet("i/{code:regex(^\\d{{3}}$)}")] public int I(string code) => 1;
    [HttpGet(template: "j", Order = 1)] public int J() => 1;
    [HttpDelete("k/[action]")] public int K() => 1;
    [HttpGet("l/{id:int}"), HttpGet("l/{id:guid}")] public int L(string id) => 1;
    [HttpPatch("[[literal]]/{x}")] public int M(int x) => 1;
    [HttpMethodX("n")] public int N() => 1;
}
public class HttpMethodXAttribute(string template) : Microsoft.AspNetCore.Mvc.Routing.HttpMethodAttribute(["REPORT", "GET"], template);
[Route(Routes.Base + "/consts")] public class ConstsController : ControllerBase {
    [HttpGet(Routes.ById)] public int A(int id) => 1; [HttpGet($"{Routes.ById}/sub")] public int B(int id) => 1;
    [HttpGet(nameof(C))] public int C() => 1; }
public static class Routes { public const string Base = "r/" + Version; private const string Version = "v1";
    public const string ById = "{id:int}"; }
[ApiController] public abstract class BaseController : ControllerBase { [HttpGet("ping")] public int Ping() => 1; }
[Route("x")] public class XController : BaseController { }
[Route("y")] public class YController : XController { [HttpGet("own")] public int Own() => 1; }
public class ZController : BaseController { [HttpGet("z")] public int Own() => 1; }
[Controller, Route("poco")] public class Poco { [HttpGet] public int Get() => 1; [HttpGet("stat")] public static int Stat() => 1; }
[NonController, Route("no")] public class NoController : ControllerBase { [HttpGet] public int Get() => 1; }
internal class InternalController : ControllerBase { [HttpGet("internal")] public int Get() => 1; }
public class Outer { [Route("nested")] public class NestedController : ControllerBase { [HttpGet] public int Get() => 1; } }
[Route("gen/[controller]")] public class GenericController<T> : ControllerBase { [HttpGet] public int Get() => 1; }
public interface IThing { [HttpGet("by-interface")] int Thing(); }
[Route("thing")] public class ThingController : ControllerBase, IThing { public int Thing() => 1;
    [HttpGet("a")] public int A() => 1; [HttpGet("over")] public int Over(int a) => 1;
    [HttpGet("over2")] public int Over(string b) => 1; [HttpGet("gen")] public int Gen<T>() => 1;
    [HttpGet("dispose")] public void Dispose() { } private int P() => 1; }
public class PersonsV1Controller : ControllerBase { [HttpGet("persons/[controller]")] public int Get() => 1; }
public class Controller1 : ControllerBase { [HttpGet("one/[controller]")] public int Get() => 1; }
public class LowercaseController : ControllerBase { [HttpGet("[CONTROLLER]/[Action]")] public int GetAsync() => 1; }
