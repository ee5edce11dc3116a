/** A C# server with a place for foreign text in each position where C# has any. */

/** How a text is written in C# at a place. */
export type Spelling = "string" | "verbatim" | "documentation" | "name";

export interface SourcePlace {
  readonly name: string;
  readonly spelling: Spelling;
  /** Stands in the source for this place. */
  readonly mark: string;
  /** What is there by itself. */
  readonly usual: string;
}

const places: SourcePlace[] = [];

function place(name: string, spelling: Spelling, usual: string): string {
  const mark = `§${places.length}§`;
  places.push({ name, spelling, mark, usual });
  return mark;
}

const text = (name: string, usual = "usual"): string => place(name, "string", usual);
const named = (name: string, usual: string): string => place(name, "name", usual);
const documented = (name: string): string => place(name, "documentation", "Usual.");

const typeParameter = named("type parameter", "TItem");

const source = `
using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using System.Runtime.Serialization;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Authorization;
namespace ${named("namespace", "Acme")};

/// <summary>${documented("summary of a controller")}</summary>
[ApiController, Route(${text("route of a controller", "api/things")}), ContractClient, Tags(${text("tag")})]
[Authorize(Policy = ${text("policy")}, AuthenticationSchemes = ${text("scheme", "Bearer")})]
public class ${named("controller", "Things")}Controller : ControllerBase
{
    /// <summary>${documented("summary of an action")}</summary>
    /// <remarks>${documented("remarks")}</remarks>
    /// <param name="id">${documented("documentation of a parameter")}</param>
    /// <returns>${documented("returns")}</returns>
    /// <response code="404">${documented("documentation of a response")}</response>
    [HttpGet(${text("template", "{id}/x")}, Name = ${text("name of a route")})]
    [Produces(${text("produced media type", "application/json")})]
    [ProducesResponseType<Thing>(200, Description = ${text("description of a response")}), ProducesResponseType(404)]
    [Obsolete(${text("obsolete message")})]
    public ActionResult<Thing> ${named("action", "Get")}(string id, [FromQuery(Name = ${text("query key")})] string? a,
        [FromHeader(Name = ${text("header", "X-Usual")})] string? b, string ${named("parameter", "c")} = ${text("default value")}) => null!;

    [HttpPost("other"), Consumes(${text("consumed media type", "application/json")}), EndpointName(${text("endpoint name")})]
    [EndpointSummary(${text("endpoint summary")}), EndpointDescription(${text("endpoint description")})]
    public ActionResult<Shape> Post(Thing thing) => null!;

    [HttpPut("form")]
    public IActionResult Put([FromForm(Name = ${text("form key")})] string d) => Ok();
}

/// <summary>${documented("summary of a type")} <see cref="Kind"/> <c>${documented("code in a summary")}</c></summary>
public record ${named("type", "Thing")}(
    [property: JsonPropertyName(${text("JSON name")})] string Name,
    [property: RegularExpression(${place("pattern", "string", "^a$")}, ErrorMessage = ${text("error message")})] string ${named("property", "Text")},
    [property: DefaultValue(${text("default value attribute")}), Description(${text("description")})] string? E,
    [property: AllowedValues(${text("allowed value")}, "b")] string F,
    Kind Kind, Flagged Flagged, Box<int> Box, Money Money);

[JsonConverter(typeof(JsonStringEnumConverter<Kind>))]
public enum ${named("enum", "Kind")}
{
    /// <summary>${documented("summary of an enum member")}</summary>
    ${named("enum member", "First")},
    [JsonStringEnumMemberName(${text("JSON name of an enum member")})] Second,
    [EnumMember(Value = ${text("EnumMember value")})] Third,
}

[Flags] public enum Flagged { None, ${named("flag", "One")} }

[JsonPolymorphic(TypeDiscriminatorPropertyName = ${text("discriminator", "$type")})]
[JsonDerivedType(typeof(Round), ${text("tag of a variant", "round")})]
public abstract record Shape;
public record Round(int Radius) : Shape;

public record Box<${typeParameter}>(${typeParameter} Value);
public readonly record struct Money(decimal Value);
`;

export const sourcePlaces: readonly SourcePlace[] = places;

/** The source with a text at one place, or at every place of some spellings. */
export function sourceWith(at: (place: SourcePlace) => string | undefined): string {
  return places.reduce(
    (result, one) => result.replaceAll(one.mark, () => spelled(one.spelling, at(one) ?? one.usual)),
    source,
  );
}

function spelled(spelling: Spelling, value: string): string {
  switch (spelling) {
    case "string":
      return `"${[...value].map(escaped).join("")}"`;
    case "verbatim":
      return `@"${value.replaceAll('"', '""')}"`;
    case "documentation":
      return value.replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, (end) => `${end}/// `);
    case "name":
      return value;
  }
}

/** As a careful author writes it: what could end the literal or cannot be seen, by its number. */
function escaped(character: string): string {
  if (/^[ !#-[\]-~\u00a0-\u00ac\u00ae-\u0300\u3040-\ud7ff]$/.test(character)) return character;
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
}

/** Names that C# allows and other languages may not, or that mean something there. */
export const hostileNames: readonly string[] = [
  ...["class", "default", "public", "string", "namespace", "void", "new", "this", "var", "record", "value"].map(
    (word) => `@${word}`,
  ),
  ...[
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "valueOf",
    "undefined",
    "NaN",
    "arguments",
    "eval",
  ],
  ...[
    "await",
    "async",
    "let",
    "type",
    "interface",
    "export",
    "import",
    "function",
    "delete",
    "yield",
    "of",
    "enum_",
    "any",
  ],
  ...[
    "never",
    "unknown",
    "object_",
    "Object",
    "Promise",
    "Array",
    "Record",
    "Error",
    "Date",
    "Blob",
    "File",
    "Response",
    "System",
  ],
  ..."\\u0063lass \\u0061 a\\u0062c \\U00000061b _ __ _1 é 日本語 Ünï e\\u0301 a\\u200db ａ".split(" "),
  "x".repeat(300),
];
