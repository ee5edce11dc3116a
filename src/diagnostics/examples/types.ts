import { csharp, type DiagnosticExample, type Examples, project } from "./example.js";

const controller = (type: string): string => `[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public ${type} Get() => null!;
}
`;

/** Types that an action answers with. */
const answered = (wrong: string, right: string): DiagnosticExample =>
  csharp(`${controller("TaskDto")}${wrong}`, `${controller("TaskDto")}${right}`);

/** JSON settings of a server. */
const settings = (wrong: string, right: string): DiagnosticExample => {
  const program = (text: string): string => `var builder = WebApplication.CreateBuilder(args);
${text}
var app = builder.Build();
app.MapControllers();
app.Run();

${controller("TaskDto")}public record TaskDto(string Title, Level Level);
public enum Level { Low, High }`;
  return csharp(program(wrong), program(right));
};

export const typeExamples: Examples = {
  typeNotFound: answered(
    `public record TaskDto(string Title, Persn Owner);
public record Person(string Name, int Age);`,
    `public record TaskDto(string Title, Person Owner);
public record Person(string Name, int Age);`,
  ),
  typeUnmappable: answered(
    "public record TaskDto(string Title, Action Finish);",
    "public record TaskDto(string Title, [property: JsonIgnore] Action Finish);",
  ),
  tupleEmpty: answered(
    "public record TaskDto(string Title, (int Open, int Done) Counts);",
    `public record TaskDto(string Title, Counts Counts);
public record Counts(int Open, int Done);`,
  ),
  messageNotBranded: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public Title Get() => null!;
    [HttpGet("all")] public TaskDto All() => null!;
}
public record Title(string Text);
public record TaskDto(Title Title, int Weight);`,
    ["public record Title(string Text);", "[ContractObject] public record Title(string Text);"],
  ),
  valueObjectInvalid: answered(
    `public record TaskDto(Title Title, int Weight);
[ContractValue] public record Title(string Text, string Language);`,
    `public record TaskDto(Title Title, int Weight);
[ContractValue] public record Title(string Text);`,
  ),
  flagsAsString: answered(
    `public record TaskDto(string Title, Rights Rights);
[Flags] public enum Rights { Read = 1, Write = 2 }`,
    `public record TaskDto(string Title, List<Right> Rights);
public enum Right { Read, Write }`,
  ),
  nullableOff: project(
    `
<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
  </PropertyGroup>
</Project>`,
    [
      "<TargetFramework>net10.0</TargetFramework>",
      `<TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>`,
    ],
  ),
  numberNotText: csharp(
    `${controller("TaskDto")}public record TaskDto(string Title, long Ticks);`,
    `${controller("TaskDto")}public record TaskDto(string Title, [property: JsonNumberHandling(JsonNumberHandling.WriteAsString)] long Ticks);`,
    "--int64 string",
  ),
  keyUnmappable: answered(
    `public record TaskDto(Dictionary<Point, string> Names, int Weight);
public record Point(int X, int Y);`,
    "public record TaskDto(Dictionary<Guid, string> Names, int Weight);",
  ),
  jsonNameTwice: answered(
    'public record TaskDto([property: JsonPropertyName("title")] string Name, [property: JsonPropertyName("title")] string Label);',
    'public record TaskDto([property: JsonPropertyName("title")] string Name, string Label);',
  ),
  variantNotDerived: answered(
    `[JsonDerivedType(typeof(Chore), "chore")]
public abstract class TaskDto { public string Title { get; set; } = ""; }
public class Chore { public int Minutes { get; set; } }`,
    `[JsonDerivedType(typeof(Chore), "chore")]
public abstract class TaskDto { public string Title { get; set; } = ""; }
public class Chore : TaskDto { public int Minutes { get; set; } }`,
  ),
  unionWithoutVariants: answered(
    "[ContractUnion] public abstract record TaskDto;",
    `[ContractUnion(typeof(Chore), typeof(Errand))] public abstract record TaskDto;
public sealed record Chore(int Minutes, string Room) : TaskDto;
public sealed record Errand(string Place, int Distance) : TaskDto;`,
  ),
  baseTypeNotFound: answered(
    'public class TaskDto : Entity { public string Title { get; set; } = ""; }',
    `public class TaskDto : Entity { public string Title { get; set; } = ""; }
public class Entity { public Guid Id { get; set; } }`,
  ),
  enumMemberIgnored: answered(
    `public record TaskDto(string Title, Level Level);
public enum Level { [System.Runtime.Serialization.EnumMember(Value = "low")] Low, High }`,
    `public record TaskDto(string Title, Level Level);
public enum Level { [JsonStringEnumMemberName("low")] Low, High }`,
  ),
  jsonSettingUnreadable: settings(
    `builder.Services.AddControllers().AddJsonOptions(options =>
    options.JsonSerializerOptions.DefaultIgnoreCondition = (JsonIgnoreCondition)args.Length);`,
    `builder.Services.AddControllers().AddJsonOptions(options =>
    options.JsonSerializerOptions.DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull);`,
  ),
  startUpNotFollowed: settings(
    `for (var at = 0; at < 1_000_000; at++) builder.Services.AddSingleton(at);
builder.Services.AddControllers();`,
    "builder.Services.AddControllers();",
  ),
  jsonSettingInBranch: settings(
    `builder.Services.AddControllers().AddJsonOptions(options =>
{
    if (args.Length > 0) options.JsonSerializerOptions.PropertyNamingPolicy = null;
});`,
    `builder.Services.AddControllers().AddJsonOptions(options =>
{
    options.JsonSerializerOptions.PropertyNamingPolicy = null;
});`,
  ),
  referencesPreserved: settings(
    `builder.Services.AddControllers().AddJsonOptions(options =>
    options.JsonSerializerOptions.ReferenceHandler = ReferenceHandler.Preserve);`,
    `builder.Services.AddControllers().AddJsonOptions(options =>
    options.JsonSerializerOptions.ReferenceHandler = ReferenceHandler.IgnoreCycles);`,
  ),
  jsonSettingsNotFound: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public Level Get() => Level.Low;
}
public enum Level { Low, High }`,
    `
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddContractJson();
var app = builder.Build();
app.MapControllers();
app.Run();

[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public Level Get() => Level.Low;
}
public enum Level { Low, High }`,
  ),
  optionalNotAKey: answered(
    "public record TaskDto(string Title, List<Optional<string>> Notes);",
    "public record TaskDto(string Title, List<string> Notes);",
  ),
};
