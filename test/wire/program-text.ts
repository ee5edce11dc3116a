/** A program as C# source. Every member has its own line, so that a diagnostic's line says whom it is about. */
import { answerText } from "./make-expressions.js";
import type { BodyPart, CallPart, MemberPart, ParameterPart, Program, TypePart } from "./program.js";

export const usings = `using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
using Tenon;
using WireJudge;
`;

/** Converters that a program may use; each reads what it writes. */
const converters: ReadonlyMap<string, string> = new Map([
  [
    "TextConverter",
    `public sealed class TextConverter : JsonConverter<int>
{
    public override int Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => reader.GetString()!.Length;
    public override void Write(Utf8JsonWriter writer, int value, JsonSerializerOptions options) => writer.WriteStringValue("n" + value);
}`,
  ],
  [
    "EmptyIsNullConverter",
    `public sealed class EmptyIsNullConverter : JsonConverter<string>
{
    public override string Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => reader.GetString()!;
    public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options)
    {
        if (value.Length == 0) writer.WriteNullValue();
        else writer.WriteStringValue(value);
    }
}`,
  ],
  [
    "TicksConverter",
    `public sealed class TicksConverter : JsonConverter<DateTime>
{
    public override DateTime Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => DateTime.UnixEpoch.AddSeconds(Math.Clamp(reader.GetDouble(), 0, 1e9));
    public override void Write(Utf8JsonWriter writer, DateTime value, JsonSerializerOptions options) => writer.WriteNumberValue(value.Ticks);
}`,
  ],
  [
    "YesNoConverter",
    `public sealed class YesNoConverter : JsonConverter<bool>
{
    public override bool Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => reader.GetString() == "yes";
    public override void Write(Utf8JsonWriter writer, bool value, JsonSerializerOptions options) => writer.WriteStringValue(value ? "yes" : "no");
}`,
  ],
]);

/** Without what every program has. */
export function shownText(program: Program): string {
  return programText(program).slice(usings.length).trim();
}

export function programText(program: Program): string {
  const types = [...program.types.map(typeText), program.declarations ?? ""].join("\n\n");
  const used = [...converters].filter(([name]) => types.includes(`typeof(${name})`) || usesOption(program, name));
  const parts = [usings, ...used.map(([, text]) => text), types, endpoints(program), application(program)];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function usesOption(program: Program, name: string): boolean {
  return program.options.some((option) => option.includes(`new ${name}(`));
}

function typeText(part: TypePart): string {
  const attributes = part.attributes.map((one) => `[${one}]\n`).join("");
  const base = part.base === undefined ? "" : ` : ${part.base}`;
  const head = `${attributes}public ${part.modifiers}${part.kind} ${part.name}${part.typeParameters}`;
  if (part.kind === "enum") return `${head}${base}\n{\n${part.members.map(enumMember).join("\n")}\n}`;
  const parameters = part.members.filter((member) => member.form === "parameter");
  const body = part.members.filter((member) => member.form !== "parameter").map((one) => memberText(one, part));
  const ordered = [
    ...parameters.filter((one) => one.initial === ""),
    ...parameters.filter((one) => one.initial !== ""),
  ];
  const isRecord = part.kind.startsWith("record");
  const primary = ordered.length === 0 ? "" : `(\n${ordered.map((one) => parameterText(one, isRecord)).join(",\n")})`;
  // A class has its primary constructor's values in properties that are written out.
  const properties = isRecord ? [] : ordered.map((one) => propertyOfParameter(one, part.kind));
  const constraint = part.constraint === undefined ? "" : ` ${part.constraint}`;
  return `${head}${primary}${base}${constraint}\n{\n${[...properties, ...body].join("\n")}\n}`;
}

function enumMember(member: MemberPart): string {
  return `    ${member.attributes.map((one) => `[${one}] `).join("")}${member.name}${member.initial},`;
}

/** DataAnnotations are on the parameter of a record, where MVC looks for them; all others at the property. */
function parameterText(member: MemberPart, isRecord: boolean): string {
  const attributes = isRecord
    ? member.attributes.map((one) =>
        one.startsWith("Json") || isAnnotation(one) ? `[property: ${one}] ` : `[${one}] `,
      )
    : [];
  return `    ${attributes.join("")}${member.type} ${member.name}${member.initial}`;
}

function isAnnotation(attribute: string): boolean {
  return /^(ReadOnly|MaybeNull|Description|DefaultValue|Obsolete)/.test(attribute);
}

function propertyOfParameter(member: MemberPart, kind: TypePart["kind"]): string {
  const attributes = member.attributes.map((one) => `[${one}] `).join("");
  const accessors = kind === "struct" ? "{ get; set; }" : "{ get; }";
  return `    ${attributes}public ${member.type} ${member.name} ${accessors} = ${member.name};`;
}

function memberText(member: MemberPart, part: TypePart): string {
  if (member.form === "parameter") throw new Error("A parameter belongs in the header.");
  const attributes = member.attributes.map((one) => `[${one}] `).join("");
  const access = part.kind === "interface" || /^(private|protected|internal)/.test(member.modifiers) ? "" : "public ";
  const initial = member.initial === "" ? "" : `${member.initial};`;
  return `    ${attributes}${access}${member.modifiers}${member.type} ${member.name}${member.form.text}${initial}`;
}

const nameOf = (body: BodyPart, at: number): string => `B${at}${body.type.replaceAll(/\W/g, "")}`;

/** The operations of a program, by their C# names. */
export function bodyOperations(program: Program): readonly { readonly get: string; readonly put: string }[] {
  return program.bodies.map((body, at) => ({ get: `Get${nameOf(body, at)}`, put: `Put${nameOf(body, at)}` }));
}

function endpoints(program: Program): string {
  switch (program.server) {
    case "controllers":
      return controller(program);
    case "minimal":
      return handlers(program);
    case "contracts":
      return contract(program);
    case "expressions":
      return answersController(program);
  }
}

function answersController({ answers = [] }: Program): string {
  const actions = answers.filter(({ stack }) => stack === "mvc").map(answerText);
  return `[ApiController, Route("mvc")]\npublic sealed class AnswersController : ControllerBase\n{\n${actions.join("\n")}\n}`;
}

function controller(program: Program): string {
  const bodies = program.bodies.map(
    (
      body,
      at,
    ) => `    [HttpGet("${nameOf(body, at)}")] public ${body.type} Get${nameOf(body, at)}([FromQuery] int seed) => Values.Of<${body.type}>(seed);
    [HttpPut("${nameOf(body, at)}")] public ${body.type} Put${nameOf(body, at)}([FromBody] ${body.type} body) => body;`,
  );
  const calls = program.calls.map(
    (call) =>
      `    [Http${call.method}("${routeOf(call)}")] public ${echoName(call)} ${call.name}(${signature(call, false)}) => new(${call.parameters.map((one) => one.name).join(", ")});`,
  );
  return `[ApiController, ${program.served ? "" : "ContractClient, "}Route("wire")]
public sealed class WireController : ControllerBase
{
${[...bodies, ...calls].join("\n")}
}

${program.calls.map(echo).join("\n")}`;
}

function handlers(program: Program): string {
  const mark = program.served ? "" : "[ContractEndpoint] ";
  const bodies = program.bodies.map(
    (
      body,
      at,
    ) => `    ${mark}public static ${body.type} Get${nameOf(body, at)}(int seed) => Values.Of<${body.type}>(seed);
    ${mark}public static ${body.type} Put${nameOf(body, at)}([FromBody] ${body.type} body) => body;`,
  );
  const calls = program.calls.map(
    (call) =>
      `    ${mark}public static ${echoName(call)} ${call.name}(${signature(call, true)}) => new(${call.parameters.map((one) => one.name).join(", ")});`,
  );
  return `public static class WireHandlers
{
${[...bodies, ...calls].join("\n")}
}

${program.calls.map(echo).join("\n")}`;
}

function contract(program: Program): string {
  const operations = program.bodies.map(
    (
      body,
      at,
    ) => `    public static readonly Operation<SeedInput, ${body.type}> Get${nameOf(body, at)} = Define.Get<SeedInput, ${body.type}>("/wire/${nameOf(body, at)}");
    public static readonly Operation<${body.type}, ${body.type}> Put${nameOf(body, at)} = Define.Put<${body.type}, ${body.type}>("/wire/${nameOf(body, at)}");`,
  );
  const calls = program.calls.flatMap((call) =>
    objectsOf(call).map(({ type }) => {
      const made = `Define.${call.method}<${type}, ${type}>("/wire/${routeOf(call)}")`;
      const form = call.method === "Post" ? ".FormEncoded().Status(200)" : "";
      return `    public static readonly Operation<${type}, ${type}> ${call.name} = ${made}${form};`;
    }),
  );
  return `public sealed record SeedInput(int Seed, int Other = 0);
${program.calls.flatMap(objectsOf).map(objectText).join("\n")}

[Contract]
public static class WireContract
{
${[...operations, ...calls].join("\n")}
}`;
}

/** The class of an object that is bound from a query or a form. */
function objectText({ type, members = [] }: ParameterPart): string {
  const lines = members.map(
    (one) =>
      `    ${one.attributes.map((text) => `[${text}] `).join("")}public ${one.type} ${one.name} { get; set; }${one.initial}`,
  );
  return `[ContractObject]\npublic sealed class ${type}\n{\n${lines.join("\n")}\n}`;
}

const objectsOf = (call: CallPart): readonly ParameterPart[] =>
  call.parameters.filter((one) => one.members !== undefined);

const echoName = (call: CallPart): string => `${call.name}Echo`;

const echoType = (one: ParameterPart): string => (one.members === undefined ? one.type : `${one.type}?`);

/** What was bound, under the parameters' own names. Two members more keep it from being a value object. */
function echo(call: CallPart): string {
  const objects = objectsOf(call).map(objectText).join("\n");
  const members = call.parameters.map(
    (one) =>
      `    [JsonIgnore(Condition = JsonIgnoreCondition.Never)] public ${echoType(one)} ${capital(one.name)} { get; set; } = ${one.name};`,
  );
  return `${objects}
[ContractObject]
public sealed class ${echoName(call)}(${call.parameters.map((one) => `${echoType(one)} ${one.name}`).join(", ")})
{
${members.join("\n")}
}`;
}

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

function routeOf(call: CallPart): string {
  const segments = call.parameters.filter((one) => one.place === "route").map((one) => `/{${one.name}}`);
  return `call/${call.name}${segments.join("")}`;
}

const sources = { route: "FromRoute", query: "FromQuery", header: "FromHeader", form: "FromForm" } as const;

function signature(call: CallPart, isMinimal: boolean): string {
  const ordered = [
    ...call.parameters.filter((one) => one.initial === ""),
    ...call.parameters.filter((one) => one.initial !== ""),
  ];
  const sourceOf = (one: ParameterPart): string =>
    isMinimal && one.members !== undefined && one.place === "query" ? "AsParameters" : sources[one.place];
  // Nothing in a form leaves a minimal API without its object.
  const typeOf = (one: ParameterPart): string =>
    isMinimal && one.members !== undefined && one.place === "form" ? `${one.type}?` : one.type;
  return ordered.map((one) => `[${sourceOf(one)}] ${typeOf(one)} ${one.name}${one.initial}`).join(", ");
}

function contractCall(call: CallPart): string {
  const [input] = objectsOf(call);
  const source = call.method === "Get" ? "AsParameters" : "FromForm";
  const nullable = call.method === "Get" ? "" : "?";
  const bound = `WireContract.${call.name}.Bind(input${nullable === "" ? "" : "!"})`;
  const handler = `([${source}] ${input?.type}${nullable} input) => ${bound}.Success(input!).ToResult()`;
  return `app.MapContract(WireContract.${call.name}, ${handler})${call.method === "Get" ? "" : ".DisableAntiforgery()"};`;
}

function application(program: Program): string {
  return program.server === "expressions" ? answersApplication(program) : usualApplication(program);
}

function answersApplication({ options, httpOptions = [], answers = [] }: Program): string {
  const set = (holder: string, given: readonly string[]): string =>
    given.map((option) => `o.${holder}.${option};`).join(" ");
  const maps = answers.filter(({ stack }) => stack !== "mvc").map(answerText);
  return `public static class App
{
    public static WebApplication Build(string[] args)
    {
        var builder = WebApplication.CreateBuilder(args);
        builder.Logging.ClearProviders();
        builder.Services.AddControllers().AddApplicationPart(typeof(App).Assembly).AddJsonOptions(o =>
        { ${set("JsonSerializerOptions", options)} });
        builder.Services.ConfigureHttpJsonOptions(o => { ${set("SerializerOptions", httpOptions)} });
        var app = builder.Build();
        app.Use(Trouble.Show);
        app.UseRouting();
        app.MapControllers();
${maps.join("\n")}
        return app;
    }
}`;
}

function usualApplication(program: Program): string {
  const options = (holder: string): string =>
    [
      ...(program.contractJson || program.enumConverter === ""
        ? []
        : [`Converters.Add(${program.enumConverter ?? "new JsonStringEnumConverter()"})`]),
      ...program.options,
    ]
      .map((option) => `            o.${holder}.${option};\n`)
      .join("");
  const lines =
    program.server === "controllers"
      ? [
          "builder.Services.AddControllers().AddApplicationPart(typeof(App).Assembly).AddJsonOptions(o =>\n        {\n" +
            `${options("JsonSerializerOptions")}        });`,
        ]
      : [`builder.Services.ConfigureHttpJsonOptions(o =>\n        {\n${options("SerializerOptions")}        });`];
  const maps =
    program.server === "controllers"
      ? ["app.MapControllers();"]
      : program.server === "minimal"
        ? [
            ...program.bodies.flatMap((body, at) => [
              `app.MapGet("/wire/${nameOf(body, at)}", WireHandlers.Get${nameOf(body, at)});`,
              `app.MapPut("/wire/${nameOf(body, at)}", WireHandlers.Put${nameOf(body, at)});`,
            ]),
            ...program.calls.map(
              (call) =>
                `app.Map${call.method}("/wire/${routeOf(call)}", WireHandlers.${call.name})${call.parameters.some((one) => one.place === "form") ? ".DisableAntiforgery()" : ""};`,
            ),
          ]
        : [
            ...program.calls.map(contractCall),
            ...program.bodies.flatMap((body, at) => [
              `app.MapContract(WireContract.Get${nameOf(body, at)}, ([AsParameters] SeedInput input) => WireContract.Get${nameOf(body, at)}.Bind(input).Success(Values.Of<${body.type}>(input.Seed)).ToResult());`,
              `app.MapContract(WireContract.Put${nameOf(body, at)}, ([FromBody] ${body.type} body) => WireContract.Put${nameOf(body, at)}.Bind(body).Success(body).ToResult());`,
            ]),
          ];
  return `public static class App
{
    public static WebApplication Build(string[] args)
    {
        var builder = WebApplication.CreateBuilder(args);
        builder.Logging.ClearProviders();
${[...(program.contractJson ? ["builder.Services.AddContractJson();"] : []), ...lines].map((line) => `        ${line}`).join("\n")}
        var app = builder.Build();
        app.Use(Trouble.Show);
        app.UseRouting();
${maps.map((line) => `        ${line}`).join("\n")}
        return app;
    }
}`;
}
