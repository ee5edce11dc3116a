import { expect, test } from "vitest";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { servedBy } from "./read-source.js";

/** Controllers written to be awkward: tokens, overrides, several templates and verbs, inherited and overridden routes. */
const source = `namespace Awkward;
public record TaskDto(Guid Id, string Title); public record CreateTask(string Title, int Points); public enum Status { Open, Done }
public class Filter { public int Page { get; set; } = 1; public string? Search { get; set; } public Inner? Inner { get; set; } } public class Inner { public int A { get; set; } public int B { get; set; } }
public record struct TaskId(Guid Value) { public static bool TryParse(string? text, out TaskId id) { id = default; return true; } }
public record Email(string Value);
public class Svc {} public interface ISvc {}
[ApiController, Route("api/[controller]")] public class AController : ControllerBase {
  [HttpGet] public int One(int a, Status s, string[] arr) => 0;
  [HttpGet("two")] public int Two([FromQuery] List<int> list, [FromQuery] Filter filter) => 0;
  [HttpPost("three/{id}")] public int Three(TaskId id, CreateTask t, CancellationToken c) => 0;
  [HttpPost("four")] public int Four(IFormFile file, [FromForm] string title, List<IFormFile> more) => 0;
  [HttpPut("five/{x}")] public int Five(Uri u, Version v, DateOnly d, TimeSpan ts, byte[] bytes, Int128 i, Half h, char c) => 0;
  [HttpGet("six")] public int Six([FromServices] Svc s, ISvc i, HttpContext ctx) => 0;
  [HttpGet("seven"), HttpPost] [Route("eight")] public int Seven() => 0;
  [HttpGet] [Route("nine")] [Route("ten")] public int Nine() => 0;
  [AcceptVerbs("PUT", "PATCH", Route = "eleven")] public int Eleven() => 0;
  [HttpDelete("~/twelve/"), HttpDelete("/thirteen")] public int Twelve() => 0;
  [HttpGet("fourteen/{id:int?}/")] public int Fourteen(int? id) => 0;
  [HttpGet("fifteen/{p=x}/{*rest}")] public int Fifteen(string p, string rest) => 0;
  [HttpGet("[action]/sixteen")] public int SixteenAsync() => 0;
  [HttpGet(Name = "named")] public int Seventeen() => 0;
  [HttpPost("eighteen")] public int Eighteen([FromForm] CreateTask t) => 0;
  [HttpPost("nineteen")] public int Nineteen(Dictionary<string,string> d) => 0;
  [HttpGet("twenty")] public int Twenty([FromHeader] string userAgent, [FromQuery] Email e) => 0;
  [HttpGet("r/{a:regex(^[[a-z]]+$)}")] public int R(string a) => 0;
}
[Route("b/[action]"), Route("bb")] public class BController : Controller {
  [HttpGet] public int One(CreateTask t, int id) => 0;
  [HttpPost("x/{id}")] public int Two(CreateTask t, int id, List<int> ids) => 0;
  [HttpGet("y"), ActionName("renamed")] public int Three() => 0;
  [HttpGet("/[controller]/z")] public int Four() => 0;
}
[ApiController, Route("base/[controller]")] public abstract class CrudController<T> : ControllerBase {
  [HttpGet("{id}")] public virtual ActionResult<T> Get(Guid id) => NotFound();
  [HttpPost] public virtual ActionResult<T> Post(T item) => NotFound();
  [HttpDelete("{id}")] public virtual int Remove(Guid id) => 0;
}
public class CController : CrudController<TaskDto> {
  [HttpGet("override/{id}")] public override ActionResult<TaskDto> Get(Guid id) => NotFound();
  public override int Remove(Guid id) => 0;
}
[Route("d2")] public class DController : CrudController<CreateTask> { }
[Area("adm"), Route("[area]/e")] public class EController : ControllerBase { [HttpGet("[action]")] public int X([Bind("Page")] Filter f) => 0; [HttpPost] public int Y([FromBody] CreateTask a) => 0; public override string ToString() => ""; [NonAction] public int Z() => 0; public static int S() => 0; }
`;

/** What ASP.NET Core 10 itself says of them (`EndpointDataSource`). */
const endpointTable = [
  "DELETE /base/C/{id} CController.Remove",
  "DELETE /d2/{id} DController.Remove",
  "DELETE /thirteen AController.Twelve",
  "DELETE /twelve AController.Twelve",
  "GET /B/z BController.Four",
  "GET /adm/e/X EController.X",
  "GET /api/A AController.One",
  "GET /api/A AController.Seventeen",
  "GET /api/A/Sixteen/sixteen AController.SixteenAsync",
  "GET /api/A/fifteen/{p=x}/{*rest} AController.Fifteen",
  "GET /api/A/fourteen/{id:int?} AController.Fourteen",
  "GET /api/A/nine AController.Nine",
  "GET /api/A/r/{a:regex(^[a-z]+$)} AController.R",
  "GET /api/A/seven AController.Seven",
  "GET /api/A/six AController.Six",
  "GET /api/A/ten AController.Nine",
  "GET /api/A/twenty AController.Twenty",
  "GET /api/A/two AController.Two",
  "GET /b/One BController.One",
  "GET /b/renamed/y BController.Three",
  "GET /base/C/override/{id} CController.Get",
  "GET /bb BController.One",
  "GET /bb/y BController.Three",
  "GET /d2/{id} DController.Get",
  "PATCH|PUT /api/A/eleven AController.Eleven",
  "POST /adm/e EController.Y",
  "POST /api/A/eight AController.Seven",
  "POST /api/A/eighteen AController.Eighteen",
  "POST /api/A/four AController.Four",
  "POST /api/A/nineteen AController.Nineteen",
  "POST /api/A/three/{id} AController.Three",
  "POST /b/Two/x/{id} BController.Two",
  "POST /base/C CController.Post",
  "POST /bb/x/{id} BController.Two",
  "POST /d2 DController.Post",
  "PUT /api/A/five/{x} AController.Five",
];

test("routes are those of ASP.NET's own endpoint table", () => {
  const served = servedBy(source, new DiagnosticBag()).map((endpoint) => {
    const methods = endpoint.methods === "any" ? "any" : [...endpoint.methods].sort().join("|");
    return `${methods} ${endpoint.route.kind === "known" ? endpoint.route.template : "?"} ${endpoint.name}`;
  });
  expect(served.sort()).toEqual([...endpointTable].sort());
});
