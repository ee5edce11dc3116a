/** Collections whose default nobody can go through: whether a request does without one depends on what MVC validates. */
import type { Walk } from "./walk.js";

const elements: readonly (readonly [name: string, element: string, status: "200" | "500"])[] = [
  ["Number", "int", "200"],
  ["Text", "string", "200"],
  ["Plain", "Free", "200"],
  ["Ranged", "Item", "500"],
  ["Inherited", "Derived", "500"],
  ["Demanding", "Named", "500"],
  ["Inside", "Deep", "500"],
  ["OfField", "Fields", "200"],
  ["OfItself", "Self", "500"],
  ["OfArgument", "Of<string>", "200"],
  ["Keyed", "Dictionary<string, Named>", "500"],
  ["Nested", "ImmutableArray<Item>", "500"],
  ["Texts", "List<List<string>>", "200"],
  ["Link", "Uri", "200"],
  ["Tree", "JsonObject", "500"],
  ["Element", "JsonElement", "200"],
];

const leftOut = "[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]";

export const unsetCollectionsWalk: Walk = {
  name: "lists of a value type that are left out",
  services: "builder.Services.AddControllers();",
  source: `
public sealed class Free { public int A { get; set; } }
public sealed class Item { [Range(1, 9)] public int A { get; set; } }
public sealed class Derived : Base; public class Base { [Range(1, 9)] public int A { get; set; } }
public sealed class Named { public string A { get; set; } = ""; }
public sealed class Deep { public List<Named>? A { get; set; } }
public sealed class Fields { [Range(1, 9)] public int A; }
public sealed class Of<T> { public T? A { get; set; } }
public sealed class Self : IValidatableObject { public int A { get; set; } public IEnumerable<ValidationResult> Validate(ValidationContext c) => []; }
${elements.map(([name, element]) => `public sealed class ${name} { ${leftOut} public ImmutableArray<${element}> X { get; set; } public int Y { get; set; } }`).join("\n")}
public sealed class Counted { ${leftOut} [Length(1, 3)] public ImmutableArray<int> X { get; set; } public int Y { get; set; } }
public sealed class Segment { ${leftOut} public ArraySegment<int> X { get; set; } public int Y { get; set; } }
public sealed class Never { ${leftOut} [Microsoft.AspNetCore.Mvc.ModelBinding.Validation.ValidateNever] public ImmutableArray<Item> X { get; set; } public int Y { get; set; } }
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
${[...elements.map(([name]) => name), "Counted", "Segment", "Never"].map((name) => ` [HttpPost("${name}")] public ${name} P${name}(${name} x) => x;`).join("\n")}
}`,
  asks: [
    ...elements.map(([name, , status]) => [`POST /c/${name} {"y":1}`, status] as const),
    ['POST /c/Counted {"y":1}', "500"],
    ['POST /c/Counted {"x":[1],"y":1}', "200"],
    ['POST /c/Segment {"y":1}', "200"],
    ['POST /c/Never {"y":1}', "200"],
  ],
  says: [],
  writes: [...elements, ["Counted", "", "500"], ["Segment", "", "200"], ["Never", "", "200"]].map(([name, , status]) =>
    status === "500" ? `export type ${name}Input = {\n  x: ` : `export type ${name} = {\n  x?: `,
  ),
};
