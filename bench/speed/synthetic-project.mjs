// Projects of any size, alike in kind to what people write: each area has a handful of types of its own, and shares a few.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {"contracts" | "controllers"} Dialect */

const perArea = 20;

/**
 * Writes a project and gives the path of its project file.
 * @param {string} folder
 * @param {Dialect} dialect
 * @param {number} operations
 */
export function writeSyntheticProject(folder, dialect, operations) {
  mkdirSync(folder, { recursive: true });
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
