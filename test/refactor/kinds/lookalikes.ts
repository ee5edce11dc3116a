/** Code that looks like a server and is none: types of the program with names of the framework, and classes that nothing uses. */
import type { Rewrite } from "./rewrite-kind.js";

const lookalikes = `
  internal sealed class WebApplication {
    public WebApplication MapGroup(string prefix) => this;
    public WebApplication MapGet(string pattern, System.Delegate handler) => this;
    public void MapControllers() { }
    public void Run() { }
  }
  internal sealed class JsonSerializerOptions { public object? PropertyNamingPolicy { get; set; } = 1; }
  internal sealed class JsonOptions { public JsonSerializerOptions JsonSerializerOptions { get; } = new(); public JsonSerializerOptions SerializerOptions { get; } = new(); }
  internal sealed class ServiceCollection {
    public ServiceCollection AddControllers() => this;
    public ServiceCollection AddJsonOptions(System.Action<JsonOptions> configure) { configure(new JsonOptions()); return this; }
    public ServiceCollection Configure<T>(System.Action<T> configure) where T : new() { configure(new T()); return this; }
  }
  [System.AttributeUsage(System.AttributeTargets.All)] internal sealed class RouteAttribute(string template) : System.Attribute { public string Template { get; } = template; }
  [System.AttributeUsage(System.AttributeTargets.All)] internal sealed class HttpGetAttribute(string template) : System.Attribute { public string Template { get; } = template; }
  [Route("never")] internal sealed class Thing { [HttpGet("never")] public int Get() => 1; }
  internal static class Look {
    public static void Run() {
      new ServiceCollection().AddControllers().AddJsonOptions(options => options.JsonSerializerOptions.PropertyNamingPolicy = null)
        .Configure<JsonOptions>(options => options.SerializerOptions.PropertyNamingPolicy = null);
      var app = new WebApplication();
      app.MapGroup("/never").MapGet("/never", () => 1);
      app.MapControllers();
      app.Run();
    }
  }`;

const ownTypes: Rewrite = {
  name: "own types with names of the framework",
  apply(tree, random) {
    const list = tree.statementLists().find(({ isTopLevel }) => isTopLevel);
    if (list === undefined) return undefined;
    const edits = tree.edits();
    const space = edits.fresh();
    const before = random.pick(list.statements.slice(0, 3));
    return edits
      .insert(list.file, before.start, `global::${space}.Look.Run(); `)
      .addFile(`namespace ${space} {${lookalikes}\n}\n`)
      .apply();
  },
};

const leftovers: readonly string[] = [
  `internal sealed class OldStartup {
    public void ConfigureServices(IServiceCollection services) => services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = null);
  }`,
  `internal sealed class OldConvention : Microsoft.AspNetCore.Mvc.ApplicationModels.IApplicationModelConvention {
    public void Apply(Microsoft.AspNetCore.Mvc.ApplicationModels.ApplicationModel application) {
      foreach (var controller in application.Controllers)
        foreach (var selector in controller.Selectors)
          if (selector.AttributeRouteModel is { } model) model.Template = "old/" + model.Template;
    }
  }`,
  `internal sealed class OldSetup : Microsoft.Extensions.Options.IConfigureOptions<Microsoft.AspNetCore.Mvc.JsonOptions>,
    Microsoft.Extensions.Options.IConfigureOptions<Microsoft.AspNetCore.Http.Json.JsonOptions> {
    public void Configure(Microsoft.AspNetCore.Mvc.JsonOptions options) => options.JsonSerializerOptions.PropertyNamingPolicy = null;
    public void Configure(Microsoft.AspNetCore.Http.Json.JsonOptions options) => options.SerializerOptions.PropertyNamingPolicy = null;
  }`,
  `internal static class OldExtensions {
    public static IServiceCollection AddOld(this IServiceCollection services) {
      services.ConfigureHttpJsonOptions(o => o.SerializerOptions.PropertyNamingPolicy = System.Text.Json.JsonNamingPolicy.KebabCaseUpper);
      services.Configure<Microsoft.AspNetCore.Mvc.MvcOptions>(o => o.Conventions.Clear());
      return services.AddAuthorization(o => o.FallbackPolicy = o.DefaultPolicy);
    }
  }`,
  `internal sealed class OldConverter : System.Text.Json.Serialization.JsonConverter<string> {
    public override string? Read(ref System.Text.Json.Utf8JsonReader reader, System.Type type, System.Text.Json.JsonSerializerOptions options) => null;
    public override void Write(System.Text.Json.Utf8JsonWriter writer, string value, System.Text.Json.JsonSerializerOptions options) { }
  }`,
];

const unusedClasses: Rewrite = {
  name: "classes that nothing uses",
  apply(tree, random) {
    const edits = tree.edits();
    const space = edits.fresh();
    return edits
      .addFile(`namespace ${space} { ${random.pick(leftovers)} ${random.pick(["", "// never"])}\n}\n`)
      .apply();
  },
};

export const lookalikeKinds: readonly Rewrite[] = [ownTypes, unusedClasses];
