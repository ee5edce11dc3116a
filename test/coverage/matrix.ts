/**
 * Every rule of the gate, written as a controller, a minimal API and a function. `§` comes right before the place that the
 * diagnostic must name; the matrix runs each one under every prefix and every way to set it.
 */
export type Style = "function" | "controller" | "minimalApi";

export interface Situation {
  readonly rule: string;
  readonly style: Style;
  /** The handlers, for a contract whose public path is `/<prefix>/images/{format}` (functions) or `/api/images/{format}`. */
  readonly handlers: string;
  /** What must be said, `severity code`; nothing: all is well. */
  readonly want?: string;
  /** The place is in the contract, at this text, rather than at `§` in the handlers. */
  readonly placeInContract?: string;
  /** `covered/total missing mismatched`. */
  readonly coverage: string;
  /** The content types of the contract, where it is not `image/png` alone. */
  readonly types?: readonly string[];
}

const answer =
  'return ImagesContract.Get.Bind(new ImageInput(format)).File(new byte[1], contentType: "image/png").ToActionResult();';
const result = 'ImagesContract.Get.Bind(new ImageInput(format)).File(new byte[1], contentType: "image/png").ToResult()';

const fn = (trigger: string, body = answer, parameter = "string format", name = "Images"): string =>
  `public class ${name}Function { [Function("${name}")] public IActionResult Run([§${trigger}] HttpRequest request, ${parameter}) { ${body} } }`;
const plain = (text: string): string => text.replaceAll("§", "");
const trigger = 'HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = ImagesContract.TriggerRoute)';
const triggerWith = (methods: string, route: string): string =>
  `HttpTrigger(AuthorizationLevel.Anonymous${methods}${route === "" ? "" : `, Route = ${route}`})`;

const controller = (attribute: string, body = answer, parameter = "string format", name = "Images"): string =>
  `[ApiController] public class ${name}Controller : ControllerBase { [§${attribute}] public IActionResult Get(${parameter}) { ${body} } }`;

const minimal = (call: string): string =>
  `public static class Routes { public static void MapRoutes(this IEndpointRouteBuilder app) { ${call} } }`;

/** Handler bodies around a terminal that the library would refuse, `¤` before it. */
const refused = (terminal: string): string =>
  `if (format == "") return ¤ImagesContract.Get.Bind(new ImageInput(format)).${terminal}; ${answer}`;
const marked = (text: string): string => plain(text).replace("¤", "§");

/** A convention of the project, and the code that adds it. */
const prefixConvention =
  "public class PrefixConvention : IApplicationModelConvention { public void Apply(ApplicationModel application) { foreach (var selector in application.Controllers.SelectMany(one => one.Actions).SelectMany(one => one.Selectors)) selector.AttributeRouteModel!.Template = Environment.MachineName; } } public static class Setup { public static void Add(IServiceCollection services) => services.AddControllers(options => options.Conventions.Add(new PrefixConvention())); }";
const quietConvention =
  "public class QuietConvention : IControllerModelConvention { public void Apply(ControllerModel controller) { controller.ApiExplorer.IsVisible = true; } } public static class Setup { public static void Add(IServiceCollection services) => services.AddControllers(options => options.Conventions.Add(new QuietConvention())); }";
const computedAttribute =
  "public class AtAttribute : HttpGetAttribute { public AtAttribute(string path) : base(path + Environment.MachineName) { } }";

const functions: readonly Situation[] = [
  { rule: "fine", style: "function", handlers: fn(trigger), coverage: "1/1 0 0" },
  {
    rule: "nothing implements it",
    style: "function",
    handlers: "",
    want: "error TN4001",
    placeInContract: "Get =",
    coverage: "0/1 1 0",
  },
  {
    rule: "served, but without a terminal",
    style: "function",
    handlers: plain(fn(trigger, "return new OkResult();")),
    want: "error TN4001",
    placeInContract: "Get =",
    coverage: "0/1 1 0",
  },
  {
    rule: "implemented twice",
    style: "function",
    handlers: `${plain(fn(trigger))} ${fn(trigger, answer, "string format", "Again")}`,
    want: "error TN4002",
    coverage: "0/1 0 1",
  },
  {
    rule: "another method",
    style: "function",
    handlers: fn(triggerWith(', "post"', "ImagesContract.TriggerRoute")),
    want: "error TN4003",
    coverage: "0/1 0 1",
  },
  {
    rule: "one method too many",
    style: "function",
    handlers: fn(triggerWith(', "get", "post"', "ImagesContract.TriggerRoute")),
    want: "error TN4003",
    coverage: "0/1 0 1",
  },
  {
    rule: "every method",
    style: "function",
    handlers: fn(triggerWith("", "ImagesContract.TriggerRoute")),
    want: "error TN4003",
    coverage: "0/1 0 1",
  },
  {
    rule: "another route",
    style: "function",
    handlers: fn(triggerWith(', "get"', '"pictures/{format}"')),
    want: "error TN4004",
    coverage: "0/1 0 1",
  },
  {
    rule: "no route: the function's name",
    style: "function",
    handlers: fn(triggerWith(', "get"', "")),
    want: "error TN4004",
    coverage: "0/1 0 1",
  },
  {
    rule: "null route: the function's name",
    style: "function",
    handlers: fn(triggerWith(', "get"', "null")),
    want: "error TN4004",
    coverage: "0/1 0 1",
  },
  {
    rule: "another parameter name",
    style: "function",
    handlers: fn(triggerWith(', "get"', '"images/{kind}"')),
    want: "error TN4005",
    coverage: "0/1 0 1",
  },
  {
    rule: "leading slash",
    style: "function",
    handlers: fn(triggerWith(', "get"', '"/images/{format}"')).replace("/images", "/other"),
    want: "error TN4006",
    coverage: "0/1 0 1",
  },
  {
    rule: "the trigger is given Route",
    style: "function",
    handlers: fn(triggerWith(', "get"', "ImagesContract.Route")),
    want: "error TN4007",
    coverage: "0/1 0 1",
  },
  {
    rule: "reserved first segment",
    style: "function",
    handlers: fn(triggerWith(', "get"', '"admin/{format}"')),
    want: "error TN4009",
    coverage: "0/1 0 1",
  },
  {
    rule: "reserved beginning of the text",
    style: "function",
    handlers: fn(triggerWith(', "get"', '"Administrators/{format}"')),
    want: "error TN4009",
    coverage: "0/1 0 1",
  },
  {
    rule: "a reserved word later on",
    style: "function",
    handlers: `${plain(fn(trigger))} ${fn(triggerWith(', "get"', '"other/admin"'), "return new OkResult();", "string x", "Admin")}`,
    want: "warning TN4010",
    coverage: "1/1 0 0",
  },
  {
    rule: "an empty route",
    style: "function",
    handlers: fn(triggerWith(', "get"', '""')),
    want: "error TN4026",
    coverage: "0/1 0 1",
  },
  {
    rule: "a content type that is not declared",
    style: "function",
    handlers: marked(fn(trigger, refused('File(new byte[1], contentType: "image/gif").ToActionResult()'))),
    want: "error TN4020",
    coverage: "1/1 0 0",
  },
  {
    rule: "one of the declared content types",
    style: "function",
    types: ["image/png", "image/gif"],
    handlers: plain(fn(trigger, refused('File(new byte[1], "IMAGE/gif; q=1").ToActionResult()'))).replace("¤", ""),
    coverage: "1/1 0 0",
  },
  {
    rule: "no content type where several are declared",
    style: "function",
    types: ["image/png", "image/gif"],
    handlers: marked(fn(trigger, refused('File(new byte[1], fileName: "a.png").ToActionResult()'))),
    want: "error TN4021",
    coverage: "1/1 0 0",
  },
  {
    rule: "no content type where one is declared",
    style: "function",
    handlers: plain(fn(trigger, refused("File(new byte[1]).ToActionResult()"))).replace("¤", ""),
    coverage: "1/1 0 0",
  },
  {
    rule: "a declared status without its body",
    style: "function",
    handlers: marked(fn(trigger, refused("Respond(404).ToActionResult()"))),
    want: "error TN4022",
    coverage: "1/1 0 0",
  },
  {
    rule: "served, not declared",
    style: "function",
    handlers: `${plain(fn(trigger))} ${fn(triggerWith(', "get"', '"other"'), "return new OkResult();", "string x", "Other")}`,
    want: "warning TN4010",
    coverage: "1/1 0 0",
  },
  {
    rule: "answers something else too",
    style: "function",
    handlers: plain(fn(trigger, `if (format == "") return ¤new NotFoundResult(); ${answer}`)).replace("¤", "§"),
    want: "warning TN4011",
    coverage: "1/1 0 0",
  },
  {
    rule: "two functions at one route",
    style: "function",
    handlers: `${plain(fn(trigger))} ${fn(triggerWith(', "get"', '"images/{any}"'), "return new OkResult();", "string any", "Other")}`,
    want: "error TN4027",
    coverage: "0/1 0 1",
  },
  {
    rule: "other constraints",
    style: "function",
    handlers: fn(triggerWith(', "get"', '"images/{format:alpha}"')),
    want: "note TN4014",
    coverage: "1/1 0 0",
  },
  {
    rule: "responds with a status that is not declared",
    style: "function",
    handlers: plain(
      fn(
        trigger,
        `if (format == "") return ¤ImagesContract.Get.Bind(new ImageInput(format)).Respond(409).ToActionResult(); ${answer}`,
      ),
    ).replace("¤", "§"),
    want: "error TN4018",
    coverage: "1/1 0 0",
  },
];

const controllers: readonly Situation[] = [
  { rule: "fine", style: "controller", handlers: controller('HttpGet("/api/images/{format}")'), coverage: "1/1 0 0" },
  {
    rule: "nothing implements it",
    style: "controller",
    handlers: "",
    want: "error TN4001",
    placeInContract: "Get =",
    coverage: "0/1 1 0",
  },
  {
    rule: "served, but without a terminal",
    style: "controller",
    handlers: plain(controller('HttpGet("/api/images/{format}")', "return Ok();")),
    want: "error TN4001",
    placeInContract: "Get =",
    coverage: "0/1 1 0",
  },
  {
    rule: "implemented twice",
    style: "controller",
    handlers: `${plain(controller('HttpGet("/api/images/{format}")'))} ${controller('HttpGet("/api/images/{format}")', answer, "string format", "Again")}`,
    want: "error TN4002",
    coverage: "0/1 0 1",
  },
  {
    rule: "another method",
    style: "controller",
    handlers: controller('HttpPost("/api/images/{format}")'),
    want: "error TN4003",
    coverage: "0/1 0 1",
  },
  {
    rule: "one method too many",
    style: "controller",
    handlers: controller('AcceptVerbs("GET", "POST", Route = "/api/images/{format}")'),
    want: "error TN4003",
    coverage: "0/1 0 1",
  },
  {
    rule: "another route",
    style: "controller",
    handlers: controller('HttpGet("/api/pictures/{format}")'),
    want: "error TN4004",
    coverage: "0/1 0 1",
  },
  {
    rule: "another parameter name",
    style: "controller",
    handlers: controller('HttpGet("/api/images/{kind}")'),
    want: "error TN4005",
    coverage: "0/1 0 1",
  },
  {
    rule: "a convention that changes routes",
    style: "controller",
    handlers: `${controller('HttpGet("/api/images/{format}")')} ${prefixConvention}`,
    want: "error TN4015",
    coverage: "0/1 0 1",
  },
  {
    rule: "a convention that changes no route",
    style: "controller",
    handlers: `${plain(controller('HttpGet("/api/images/{format}")'))} ${quietConvention}`,
    coverage: "1/1 0 0",
  },
  {
    rule: "an undeclared route under a convention that changes it",
    style: "controller",
    handlers: `${controller('HttpGet("/other")', "return Ok();", "", "Other")} ${prefixConvention} public static class Minimal { public static void Map(IEndpointRouteBuilder app) => app.MapContract(ImagesContract.Get, (string format) => ${result}); }`,
    want: "warning TN4016",
    coverage: "1/1 0 0",
  },
  {
    rule: "an attribute that computes the route",
    style: "controller",
    handlers: `${controller('At("/api/images/{format}")')} ${computedAttribute}`,
    want: "error TN4015",
    coverage: "0/1 0 1",
  },
  {
    rule: "a content type that is not declared, by a constant",
    style: "controller",
    handlers: marked(
      controller(
        'HttpGet("/api/images/{format}")',
        `const string gif = "image/gif"; ${refused("File(new byte[1], contentType: gif).ToActionResult()")}`,
      ),
    ),
    want: "error TN4020",
    coverage: "1/1 0 0",
  },
  {
    rule: "a content type that is only known at run time",
    style: "controller",
    handlers: plain(
      controller(
        'HttpGet("/api/images/{format}")',
        refused('File(new byte[1], contentType: "image/" + format).ToActionResult()'),
      ),
    ).replace("¤", ""),
    coverage: "1/1 0 0",
  },
  {
    rule: "two actions at one route, told apart by what they consume",
    style: "controller",
    handlers: `${plain(controller('HttpGet("/api/images/{format}")'))} ${plain(controller('HttpGet("/api/images/{any}"), Consumes("text/plain")', "return Ok();", "string any", "Other"))}`,
    coverage: "1/1 0 0",
  },
  {
    rule: "fine, with an action beside it that is left out of the description",
    style: "controller",
    handlers: `${plain(controller('HttpGet("/api/images/{format}")'))} ${plain(controller('HttpGet("/internal"), ApiExplorerSettings(IgnoreApi = true)', "return Ok();", "", "Other"))}`,
    coverage: "1/1 0 0",
  },
  {
    rule: "served, not declared",
    style: "controller",
    handlers: `${plain(controller('HttpGet("/api/images/{format}")'))} ${controller('HttpGet("/api/other")', "return Ok();", "", "Other")}`,
    want: "warning TN4010",
    coverage: "1/1 0 0",
  },
  {
    rule: "answers something else too",
    style: "controller",
    handlers: plain(
      controller('HttpGet("/api/images/{format}")', `if (format == "") return ¤NotFound(); ${answer}`),
    ).replace("¤", "§"),
    want: "warning TN4011",
    coverage: "1/1 0 0",
  },
  {
    rule: "a status that is not declared, by StatusCode",
    style: "controller",
    handlers: plain(
      controller('HttpGet("/api/images/{format}")', `if (format == "") return ¤StatusCode(409); ${answer}`),
    ).replace("¤", "§"),
    want: "warning TN4011",
    coverage: "1/1 0 0",
  },
  {
    rule: "a marked action answers what it does not declare",
    style: "controller",
    handlers: `${plain(controller('HttpGet("/api/images/{format}")'))} [ApiController] [ContractClient] [Route("api/more")] public class MoreController : ControllerBase { [HttpGet] [ProducesResponseType(200)] public IActionResult Get(bool a) { if (a) return §Conflict(); return Ok(); } }`,
    want: "warning TN4012",
    coverage: "2/2 0 0",
  },
  {
    rule: "two actions at one route",
    style: "controller",
    handlers: `${controller('HttpGet("/api/images/{format}")')} ${plain(controller('HttpGet("/api/images/{any}")', "return Ok();", "string any", "Other"))}`,
    want: "error TN4070",
    coverage: "0/1 0 1",
  },
  {
    rule: "a constraint that turns down every value",
    style: "controller",
    handlers: `${plain(controller('HttpGet("/api/images/{format}")'))} [Contract] public static class SizesContract { public static readonly Operation<Size, string> Get = Define.Get<Size, string>("/api/sizes/{id}"); } public record Size(int Id); ${controller('HttpGet("/api/sizes/{id:guid}")', 'return SizesContract.Get.Bind(new Size(1)).Success("a").ToActionResult();', "string id", "Sizes")}`,
    want: "error TN4051",
    coverage: "1/2 0 1",
  },
  {
    rule: "an input that clients do not send",
    style: "controller",
    handlers: controller('HttpGet("/api/images/{format}")', answer, "string format, [FromQuery] string size")
      .replace("§", "")
      .replace("[FromQuery] string size", "[FromQuery] string §size"),
    want: "error TN4071",
    coverage: "0/1 0 1",
  },
  {
    rule: "an input with a value of its own",
    style: "controller",
    handlers: controller(
      'HttpGet("/api/images/{format}")',
      answer,
      "string format, [FromQuery] int size, [FromQuery] string? name",
    ),
    coverage: "1/1 0 0",
  },
  {
    rule: "other constraints",
    style: "controller",
    handlers: controller('HttpGet("/api/images/{format:alpha}")'),
    want: "note TN4014",
    coverage: "1/1 0 0",
  },
  {
    rule: "responds with a status that is not declared",
    style: "controller",
    handlers: plain(
      controller(
        'HttpGet("/api/images/{format}")',
        `if (format == "") return ¤ImagesContract.Get.Bind(new ImageInput(format)).Respond(409).ToActionResult(); ${answer}`,
      ),
    ).replace("¤", "§"),
    want: "error TN4018",
    coverage: "1/1 0 0",
  },
];

const minimalApis: readonly Situation[] = [
  {
    rule: "fine",
    style: "minimalApi",
    handlers: minimal(`app.MapGet("/api/images/{format}", (string format) => ${result});`),
    coverage: "1/1 0 0",
  },
  {
    rule: "fine, by the contract's own route",
    style: "minimalApi",
    handlers: minimal(`app.MapGet(ImagesContract.Get.Route, (string format) => ${result});`),
    coverage: "1/1 0 0",
  },
  {
    rule: "fine, by MapContract",
    style: "minimalApi",
    handlers: minimal(`app.MapContract(ImagesContract.Get, (string format) => ${result});`),
    coverage: "1/1 0 0",
  },
  {
    rule: "fine, in groups",
    style: "minimalApi",
    handlers: minimal(
      `var api = app.MapGroup("/api"); api.MapGroup("images").MapGet("{format}", (string format) => ${result});`,
    ),
    coverage: "1/1 0 0",
  },
  {
    rule: "nothing implements it",
    style: "minimalApi",
    handlers: "",
    want: "error TN4001",
    placeInContract: "Get =",
    coverage: "0/1 1 0",
  },
  {
    rule: "served, but without a terminal",
    style: "minimalApi",
    handlers: minimal('app.MapGet("/api/images/{format}", (string format) => Results.Ok());'),
    want: "error TN4001",
    placeInContract: "Get =",
    coverage: "0/1 1 0",
  },
  {
    rule: "implemented twice",
    style: "minimalApi",
    handlers: minimal(
      `app.MapGet("/api/images/{format}", (string format) => ${result}); app.MapGet(§"/api/images/{format}", (string format) => ${result});`,
    ),
    want: "error TN4002",
    coverage: "0/1 0 1",
  },
  {
    rule: "another method",
    style: "minimalApi",
    handlers: minimal(`app.MapPost(§"/api/images/{format}", (string format) => ${result});`),
    want: "error TN4003",
    coverage: "0/1 0 1",
  },
  {
    rule: "one method too many",
    style: "minimalApi",
    handlers: minimal(
      `app.MapMethods(§"/api/images/{format}", new[] { "GET", "HEAD" }, (string format) => ${result});`,
    ),
    want: "error TN4003",
    coverage: "0/1 0 1",
  },
  {
    rule: "every method",
    style: "minimalApi",
    handlers: minimal(`app.Map(§"/api/images/{format}", (string format) => ${result});`),
    want: "error TN4003",
    coverage: "0/1 0 1",
  },
  {
    rule: "another route",
    style: "minimalApi",
    handlers: minimal(`app.MapGet(§"/api/pictures/{format}", (string format) => ${result});`),
    want: "error TN4004",
    coverage: "0/1 0 1",
  },
  {
    rule: "the group is left out",
    style: "minimalApi",
    handlers: minimal(`app.MapGroup("/v2").MapGet(§"/api/images/{format}", (string format) => ${result});`),
    want: "error TN4004",
    coverage: "0/1 0 1",
  },
  {
    rule: "another parameter name",
    style: "minimalApi",
    handlers: minimal(`app.MapGet(§"/api/images/{kind}", (string kind) => { var format = kind; return ${result}; });`),
    want: "error TN4005",
    coverage: "0/1 0 1",
  },
  {
    rule: "methods computed at run time",
    style: "minimalApi",
    handlers: minimal(
      `app.MapMethods(§"/api/images/{format}", Environment.GetCommandLineArgs(), (string format) => ${result});`,
    ),
    want: "error TN4019",
    coverage: "0/1 0 1",
  },
  {
    rule: "a group whose prefix is computed at run time",
    style: "minimalApi",
    handlers: minimal(
      `var group = app.MapGroup(Environment.MachineName); group.MapGet(§"images/{format}", (string format) => ${result});`,
    ),
    want: "error TN4015",
    coverage: "0/1 0 1",
  },
  {
    rule: "fine, mapped by a helper that is given the operation",
    style: "minimalApi",
    handlers: minimal(
      `MapFile(app, ImagesContract.Get); } private static void MapFile(IEndpointRouteBuilder routes, FileOperation<ImageInput> operation) { routes.MapContract(operation, (string format) => operation.Bind(new ImageInput(format)).File(new byte[1], contentType: "image/png").ToResult());`,
    ),
    coverage: "1/1 0 0",
  },
  {
    rule: "fine, with a fallback beside it",
    style: "minimalApi",
    handlers: minimal(
      `app.MapGet("/api/images/{format}", (string format) => ${result}); app.MapFallback(() => Results.NotFound());`,
    ),
    coverage: "1/1 0 0",
  },
  {
    rule: "a content type that is not declared",
    style: "minimalApi",
    handlers: minimal(
      `app.MapGet("/api/images/{format}", (string format) => §ImagesContract.Get.Bind(new ImageInput(format)).File(new byte[1], contentType: "image/gif").ToResult());`,
    ),
    want: "error TN4020",
    coverage: "1/1 0 0",
  },
  {
    rule: "fine, with a route beside it that is left out of the description",
    style: "minimalApi",
    handlers: minimal(
      `app.MapGet("/api/images/{format}", (string format) => ${result}); app.MapGet("/", () => Results.Redirect("/docs")).ExcludeFromDescription();`,
    ),
    coverage: "1/1 0 0",
  },
  {
    rule: "fine, beside another version of the API",
    style: "minimalApi",
    handlers: minimal(
      `var api = app.NewVersionedApi(); api.MapGroup("/api").HasApiVersion(1).MapGet("images/{format}", (string format) => ${result}); api.MapGroup("/api").HasApiVersion(2).MapGet("images/{format}", (string format) => Results.Ok()); `,
    ),
    coverage: "1/1 0 0",
  },
  {
    rule: "served, not declared",
    style: "minimalApi",
    handlers: minimal(
      `app.MapGet("/api/images/{format}", (string format) => ${result}); app.MapGet(§"/other", () => Results.Ok());`,
    ),
    want: "warning TN4010",
    coverage: "1/1 0 0",
  },
  {
    rule: "answers something else too",
    style: "minimalApi",
    handlers: minimal(
      `app.MapGet("/api/images/{format}", (string format) => format == "" ? §Results.NotFound() : ${result});`,
    ),
    want: "warning TN4011",
    coverage: "1/1 0 0",
  },
  {
    rule: "two handlers at one route",
    style: "minimalApi",
    handlers: minimal(
      `app.MapGet(§"/api/images/{format}", (string format) => ${result}); app.MapGet("/api/images/{any}", (string any) => Results.Ok());`,
    ),
    want: "error TN4070",
    coverage: "0/1 0 1",
  },
  {
    rule: "an input that clients do not send",
    style: "minimalApi",
    handlers: minimal(
      `app.MapGet("/api/images/{format}", (string format, [FromHeader(Name = "X-Size")] int §size) => ${result});`,
    ),
    want: "error TN4071",
    coverage: "0/1 0 1",
  },
  {
    rule: "inputs with values of their own",
    style: "minimalApi",
    handlers: minimal(
      `app.MapGet("/api/images/{format}", (string format, int? size, string name = "a") => ${result});`,
    ),
    coverage: "1/1 0 0",
  },
  {
    rule: "other constraints",
    style: "minimalApi",
    handlers: minimal(`app.MapGet(§"/api/images/{format:alpha}", (string format) => ${result});`),
    want: "note TN4014",
    coverage: "1/1 0 0",
  },
  {
    rule: "a route built at run time",
    style: "minimalApi",
    handlers: minimal(`app.MapGet(§Environment.MachineName + "/images", (string format) => ${result});`),
    want: "error TN4015",
    coverage: "0/1 0 1",
  },
  {
    rule: "another route built at run time",
    style: "minimalApi",
    handlers: minimal(
      `app.MapGet("/api/images/{format}", (string format) => ${result}); app.MapGet(§Environment.MachineName, () => Results.Ok());`,
    ),
    want: "warning TN4016",
    coverage: "1/1 0 0",
  },
];

export const situations: readonly Situation[] = [...functions, ...controllers, ...minimalApis];
