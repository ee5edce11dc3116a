/** Every collection that Tenon knows, outside the body: which ones a server fills, and of which Tenon says that it does not. */
import { csharpCollections, csharpDictionaries } from "../../src/contract/csharp-collections.js";
import type { Walk } from "./walk.js";

/** What the server answers of a list with two elements: 2, `none` where it has not been given any, or 500. */
type Answer = "2" | "none" | "500";

const everywhere: readonly Answer[] = ["2", "2", "2"];

/** As a parameter of MVC, as a property of an object that MVC binds, and of one that a minimal API reads from a form. */
const answers: Record<keyof typeof csharpCollections | keyof typeof csharpDictionaries, readonly Answer[]> = {
  List: everywhere,
  IList: everywhere,
  ICollection: everywhere,
  IReadOnlyList: everywhere,
  IReadOnlyCollection: everywhere,
  IEnumerable: everywhere,
  IAsyncEnumerable: ["500", "none", "500"],
  HashSet: everywhere,
  ISet: ["500", "500", "2"],
  IReadOnlySet: ["500", "none", "2"],
  SortedSet: everywhere,
  Queue: ["none", "none", "2"],
  Stack: ["none", "none", "2"],
  LinkedList: everywhere,
  Collection: everywhere,
  ReadOnlyCollection: ["500", "500", "2"],
  ObservableCollection: everywhere,
  ReadOnlySet: ["500", "500", "none"],
  ConcurrentBag: ["none", "none", "2"],
  ConcurrentQueue: ["none", "none", "2"],
  ConcurrentStack: ["none", "none", "2"],
  FrozenSet: ["500", "500", "500"],
  ImmutableArray: ["500", "none", "2"],
  ImmutableList: ["none", "none", "2"],
  IImmutableList: ["500", "none", "2"],
  ImmutableHashSet: ["500", "500", "2"],
  ImmutableSortedSet: ["500", "500", "2"],
  IImmutableSet: ["500", "none", "2"],
  ImmutableQueue: ["500", "none", "2"],
  IImmutableQueue: ["500", "none", "2"],
  ImmutableStack: ["500", "none", "2"],
  IImmutableStack: ["500", "none", "2"],
  Memory: ["500", "none", "500"],
  ReadOnlyMemory: ["500", "none", "500"],
  ArraySegment: ["500", "none", "500"],
  Dictionary: everywhere,
  IDictionary: everywhere,
  IReadOnlyDictionary: ["500", "none", "2"],
  SortedDictionary: everywhere,
  SortedList: everywhere,
  OrderedDictionary: everywhere,
  ReadOnlyDictionary: ["500", "500", "2"],
  ConcurrentDictionary: everywhere,
  FrozenDictionary: ["500", "500", "500"],
  ImmutableDictionary: ["500", "500", "2"],
  ImmutableSortedDictionary: ["500", "500", "2"],
  IImmutableDictionary: ["500", "none", "2"],
};

const namespaces: Readonly<Record<string, string>> = { ...csharpCollections, ...csharpDictionaries };

const rows = Object.entries(answers).map(([name, [parameter, member, form]]) => {
  const isDictionary = name in csharpDictionaries;
  const type = `${namespaces[name]}.${name}<${isDictionary ? "string, int" : "int"}>`;
  return { name, type, parameter, member, form, keys: isDictionary ? "value[a]=1&value[b]=2" : "value=1&value=2" };
});

const answered = (answer: Answer | undefined): string => (answer === "500" ? "500" : `200 ${answer}`);
const form = "application/x-www-form-urlencoded";

export const collectionWalk: Walk = {
  name: "collections outside the body",
  services:
    "builder.Services.AddControllers(o => o.SuppressImplicitRequiredAttributeForNonNullableReferenceTypes = true).AddApplicationPart(typeof(App).Assembly);",
  maps: rows.map(({ name }) => `app.MapPost("/m/${name}", Handlers.Form${name}).DisableAntiforgery();`).join(" "),
  source: `
public static class Count
{
    public static string Of(object? value) => value switch
    {
        null => "none",
        Memory<int> memory => Text(memory.Length),
        ReadOnlyMemory<int> memory => Text(memory.Length),
        System.Collections.Immutable.ImmutableArray<int> { IsDefault: true } => "none",
        ArraySegment<int> { Array: null } => "none",
        System.Collections.IEnumerable all => Text(all.Cast<object>().Count()),
        _ => "none",
    };
    static string Text(int count) => count == 0 ? "none" : count.ToString();
}
${rows.map(({ name, type }) => `public sealed class Mvc${name} { public ${type} Value { get; set; } = default!; public int Y { get; set; } }`).join("\n")}
${rows.map(({ name, type }) => `public sealed class Form${name} { public ${type}${namespaces[name] === "System" || name === "ImmutableArray" ? "" : "?"} Value { get; set; } public int Y { get; set; } }`).join("\n")}
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
${rows.map(({ name, type }) => ` [HttpGet("p/${name}")] public string Parameter${name}([FromQuery] ${type} value) => Count.Of(value);`).join("\n")}
${rows.map(({ name }) => ` [HttpGet("q/${name}")] public string Query${name}([FromQuery] Mvc${name} box) => Count.Of(box.Value);`).join("\n")}
${rows.map(({ name }) => ` [HttpPost("f/${name}")] public string Form${name}([FromForm] Mvc${name} box) => Count.Of(box.Value);`).join("\n")}
}
public static class Handlers {
${rows.map(({ name }) => ` [ContractEndpoint] public static string Form${name}([FromForm] Form${name} box) => Count.Of(box.Value);`).join("\n")}
}`,
  asks: rows.flatMap(({ name, keys, parameter, member, form: inForm }) => [
    [`GET /c/p/${name}?${keys}`, answered(parameter)] as const,
    [`GET /c/q/${name}?y=1&${keys}`, answered(member)] as const,
    [`POST /c/f/${name} ${form} y=1&${keys}`, answered(member)] as const,
    [`POST /m/${name} ${form} y=1&${keys}`, answered(inForm)] as const,
  ]),
  says: rows.flatMap(({ name, parameter, member, form: inForm }) => [
    // These structs are not nullable, so that a form without elements puts into them what the class does not promise.
    ...(name === "ArraySegment" || name === "ImmutableArray" ? [`TN2136 Form${name}`] : []),
    ...(parameter === "2" ? [] : [`TN2138 Parameter${name}`]),
    ...(member === "2" ? [] : [`TN2138 Mvc${name}`]),
    ...(inForm === "2" ? [] : [`TN2138 Form${name}`]),
  ]),
};
