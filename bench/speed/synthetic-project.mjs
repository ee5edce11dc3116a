// Projects of any size, alike in kind to what people write: each area has a handful of types of its own, and shares a few.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** @typedef {"contracts" | "controllers" | "application"} Dialect */

const perArea = 20;

/**
 * Writes a project and gives the path of its project file.
 * @param {string} folder
 * @param {Dialect} dialect
 * @param {number} operations
 */
export function writeSyntheticProject(folder, dialect, operations) {
  mkdirSync(folder, { recursive: true });
  if (dialect === "application") return writeApplication(folder, operations);
  const areas = Math.ceil(operations / perArea);
  for (let area = 0; area < areas; area++) {
    const count = Math.min(perArea, operations - area * perArea);
    const service = dialect === "contracts" ? contractOf(area, count) : controllerOf(area, count);
    writeFileSync(
      join(folder, `Area${area}.cs`),
      `${usings(dialect)}\nnamespace Bench.Area${area};\n\n${service}${typesOf(area)}`,
    );
  }
  writeFileSync(join(folder, "Shared.cs"), shared);
  if (dialect === "controllers") writeFileSync(join(folder, "Program.cs"), program);
  const project = join(folder, "Bench.csproj");
  writeFileSync(project, projectFile(dialect));
  return project;
}

/**
 * The file of an area, to be edited.
 * @param {string} folder
 * @param {number} area
 */
export function areaFile(folder, area) {
  return join(folder, `Area${area}.cs`);
}

/**
 * @param {string} dialect
 */
function projectFile(dialect) {
  const sdk = dialect === "contracts" ? "Microsoft.NET.Sdk" : "Microsoft.NET.Sdk.Web";
  return `<Project Sdk="${sdk}">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
  </PropertyGroup>
</Project>
`;
}

/**
 * @param {string} dialect
 */
function usings(dialect) {
  const own = dialect === "contracts" ? "using Tenon;" : "using Microsoft.AspNetCore.Mvc;\nusing Tenon;";
  return `using System;\nusing System.Collections.Generic;\nusing Bench.Shared;\n${own}\n`;
}

const shared = `using System.Collections.Generic;

namespace Bench.Shared;

/// <summary>A page of a longer list.</summary>
public record Page<T>(List<T> Items, int Total);

public record Problem(string Code, string Message);
`;

const program = `using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
`;

/**
 * @param {number} area
 */
function typesOf(area) {
  return `
/// <summary>One thing of area ${area}.</summary>
public record Thing${area}(Guid Id, string Name, Kind${area} Kind, DateTimeOffset At, List<string> Tags, Inner${area}? Inner);

public record Inner${area}(int A, int? B, Dictionary<string, decimal> Prices);

public record NewThing${area}(string Name, Kind${area} Kind = Kind${area}.One, List<string>? Tags = null);

public record Query${area}(string? Text, int Page = 1, int PageSize = 20);

public enum Kind${area} { One, Two, Three }
`;
}

/**
 * @param {number} area
 * @param {number} count
 */
function contractOf(area, count) {
  const members = Array.from({ length: count }, (_, index) => {
    const route = `/area${area}/things${index}`;
    return index % 2 === 0
      ? `    public static readonly Operation<Query${area}, Page<Thing${area}>> List${index} =
        Define.Get<Query${area}, Page<Thing${area}>>("${route}").Returns<Problem>(404);`
      : `    public static readonly Operation<NewThing${area}, Thing${area}> Create${index} =
        Define.Post<NewThing${area}, Thing${area}>("${route}").Returns<Problem>(422);`;
  });
  return `[Contract]
public static class Area${area}Contract
{
${members.join("\n\n")}
}
`;
}

/**
 * @param {number} area
 * @param {number} count
 */
function controllerOf(area, count) {
  const members = Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? `    /// <summary>Lists things.</summary>
    [HttpGet("things${index}/{id:guid}")]
    [ProducesResponseType<Problem>(404)]
    public ActionResult<Page<Thing${area}>> List${index}(Guid id, [FromQuery] Query${area} query)
    {
        if (query.Page < 1) return NotFound(new Problem("page", "There is no such page."));
        return Ok(new Page<Thing${area}>(new List<Thing${area}>(), 0));
    }`
      : `    [HttpPost("things${index}")]
    [ProducesResponseType<Problem>(422)]
    public ActionResult<Thing${area}> Create${index}([FromBody] NewThing${area} thing)
    {
        return new Thing${area}(Guid.NewGuid(), thing.Name, thing.Kind, DateTimeOffset.UtcNow, new List<string>(), null);
    }`,
  );
  return `[ApiController]
[Contract]
[Route("area${area}")]
public class Area${area}Controller : ControllerBase
{
${members.join("\n\n")}
}
`;
}

/**
 * As people write servers: a file for each type, services behind the controllers, bodies that do something. 20 operations are 8 files.
 * @param {string} folder
 * @param {number} operations
 */
function writeApplication(folder, operations) {
  for (let area = 0; area * perArea < operations; area++) {
    const count = Math.min(perArea, operations - area * perArea);
    for (const [name, text] of Object.entries(applicationFiles(area, count))) {
      const path = join(folder, "Features", `Area${area}`, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `namespace Bench.Area${area};\n\n${text}`);
    }
  }
  writeFileSync(join(folder, "Shared.cs"), shared);
  const registered = Array.from({ length: Math.ceil(operations / perArea) }, (_, area) => area);
  const services = registered.map(
    (n) => `services.AddScoped<Area${n}.IThing${n}Service, Area${n}.Thing${n}Service>();`,
  );
  writeFileSync(
    join(folder, "Services.cs"),
    `namespace Bench;

public static class Services
{
    public static IServiceCollection AddAreas(this IServiceCollection services)
    {
        ${services.join("\n        ")}
        return services;
    }
}
`,
  );
  writeFileSync(
    join(folder, "Program.cs"),
    program
      .replace("builder.Services.AddControllers();", "builder.Services.AddControllers();\nbuilder.Services.AddAreas();")
      .replace("var builder", "using Bench;\n\nvar builder"),
  );
  const project = join(folder, "Bench.csproj");
  const settings = "<Nullable>enable</Nullable>\n    <ImplicitUsings>enable</ImplicitUsings>";
  writeFileSync(project, projectFile("application").replace("<Nullable>enable</Nullable>", settings));
  return project;
}

/**
 * @param {number} n
 * @param {number} count
 * @returns {Record<string, string>}
 */
function applicationFiles(n, count) {
  const each = (/** @type {(index: number) => string} */ write) =>
    Array.from({ length: count }, (_, i) => write(i)).join("\n\n");
  const isRead = (/** @type {number} */ index) => index % 2 === 0;
  const read = (/** @type {number} */ i) =>
    `Task<Thing${n}?> Find${i}Async(Guid id, Query${n} query, CancellationToken cancellation)`;
  const write = (/** @type {number} */ i) =>
    `Task<Thing${n}> Create${i}Async(NewThing${n} thing, CancellationToken cancellation)`;
  const usings = "using Bench.Shared;\nusing Microsoft.AspNetCore.Mvc;\n\n";
  return {
    [`Thing${n}Controller.cs`]: `${usings}/// <summary>The things of area ${n}.</summary>
[ApiController]
[Route("api/area${n}")]
public class Thing${n}Controller(IThing${n}Service service, ILogger<Thing${n}Controller> logger) : ControllerBase
{
${each((i) =>
  isRead(i)
    ? `    /// <summary>Finds a thing by its id.</summary>
    [HttpGet("things${i}/{id:guid}")]
    public async Task<ActionResult<Page<Thing${n}>>> List${i}(Guid id, [FromQuery] Query${n} query, CancellationToken cancellation)
    {
        if (query.Page < 1)
        {
            return BadRequest(new Problem("page", "There is no such page."));
        }

        var thing = await service.Find${i}Async(id, query, cancellation);
        return thing is null ? NotFound(new Problem("id", "There is no such thing.")) : Ok(new Page<Thing${n}>([thing], 1));
    }`
    : `    /// <summary>Makes a thing.</summary>
    [HttpPost("things${i}")]
    public async Task<ActionResult<Thing${n}>> Create${i}(NewThing${n} thing, CancellationToken cancellation)
    {
        if (string.IsNullOrWhiteSpace(thing.Name))
        {
            return UnprocessableEntity(new Problem("name", "A thing needs a name."));
        }

        var made = await service.Create${i}Async(thing, cancellation);
        logger.LogInformation("Made {Id}.", made.Id);
        return CreatedAtAction(nameof(List${Math.max(0, i - 1)}), new { id = made.Id }, made);
    }`,
)}
}
`,
    [`IThing${n}Service.cs`]: `public interface IThing${n}Service\n{\n${each((i) => `    ${isRead(i) ? read(i) : write(i)};`)}\n}\n`,
    [`Thing${n}Service.cs`]: `/// <summary>Keeps the things of area ${n}.</summary>
public class Thing${n}Service : IThing${n}Service
{
    private readonly List<Thing${n}> things = [];

${each((i) =>
  isRead(i)
    ? `    public async ${read(i)}
    {
        await Task.Yield();
        return things.Where(one => one.Id == id).OrderBy(one => one.At).Skip(query.Page).FirstOrDefault();
    }`
    : `    public async ${write(i)}
    {
        await Task.Yield();
        var made = new Thing${n} { Id = Guid.NewGuid(), Name = thing.Name.Trim(), Kind = thing.Kind, At = DateTimeOffset.UtcNow };
        things.Add(made);
        return made;
    }`,
)}
}
`,
    [`Thing${n}.cs`]: `/// <summary>One thing of area ${n}.</summary>
public class Thing${n}
{
    public Guid Id { get; set; }

    /// <summary>What people call it.</summary>
    public required string Name { get; set; }

    public Kind${n} Kind { get; set; }

    public DateTimeOffset At { get; set; }

    public List<string> Tags { get; set; } = [];

    public Inner${n}? Inner { get; set; }
}
`,
    [`Inner${n}.cs`]: `public class Inner${n}\n{\n    public int A { get; set; }\n\n    public int? B { get; set; }\n\n    public Dictionary<string, decimal> Prices { get; set; } = new();\n}\n`,
    [`NewThing${n}.cs`]: `using System.ComponentModel.DataAnnotations;

public class NewThing${n}
{
    [Required, StringLength(200, MinimumLength = 1)]
    public string Name { get; set; } = "";

    public Kind${n} Kind { get; set; } = Kind${n}.One;

    public List<string>? Tags { get; set; }
}
`,
    [`Query${n}.cs`]: `public class Query${n}\n{\n    public string? Text { get; set; }\n\n    public int Page { get; set; } = 1;\n\n    public int PageSize { get; set; } = 20;\n}\n`,
    [`Kind${n}.cs`]: `public enum Kind${n}\n{\n    One,\n    Two,\n    Three,\n}\n`,
  };
}
