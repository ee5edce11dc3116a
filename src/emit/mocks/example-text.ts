import type { TypeUse } from "../../contract/type-use.js";
import {
  type ExampleContext,
  type ExampleMember,
  type ExampleValue,
  exampleOf,
  type Wanted,
} from "../examples/example.js";
import { integerLiteral } from "../text/integer-literal.js";
import { list } from "../text/layout.js";
import { literalEntry, scalarLiteral } from "../text/typescript-literal.js";
import { dateTypeOf } from "../typescript/dates.js";
import type { ModuleScope } from "../typescript/module-scope.js";
import { runtimePath } from "../typescript/runtime/runtime-path.js";
import { typeText } from "../typescript/type-text.js";

export interface ExampleScope extends ExampleContext {
  readonly scope: ModuleScope;
  /** The name of the function that makes an example of a type without parameters. */
  functionFor(id: ExampleOfType["id"]): string;
}

type ExampleOfType = Extract<ExampleValue, { kind: "declared" }>;
type ExampleOfPrimitive = Extract<ExampleValue, { kind: "primitive" }>;

/** A value of the type as an expression, as the server would answer it. */
export function exampleText(use: TypeUse, wanted: Wanted, scope: ExampleScope): string {
  return exampleCode(exampleOf(use, wanted, scope), scope);
}

export function exampleCode(example: ExampleValue, scope: ExampleScope): string {
  switch (example.kind) {
    case "null":
      return "null";
    case "scalar":
      return scalarLiteral(example.value);
    case "primitive":
      return primitiveText(example, scope);
    case "integer":
      return integerLiteral(example.digits);
    case "list":
      return list(
        "[",
        example.items.map((item) => exampleCode(item, scope)),
        "]",
      );
    case "object":
      return list("{", membersText(example.members, scope), "}", { padding: " " });
    case "tagged":
      return `{ ${memberText(example.tag, scope)}, ...${exampleCode(example.variant, scope)} }`;
    case "declared":
      return `${scope.functionFor(example.id)}()`;
  }
}

export function membersText(members: readonly ExampleMember[], scope: ExampleScope): readonly string[] {
  return members.map((member) => memberText(member, scope));
}

function memberText({ name, value }: ExampleMember, scope: ExampleScope): string {
  return literalEntry(name, exampleCode(value, scope));
}

/** A date as the client would read it; a value object as its own type. */
function primitiveText({ value, use, brand }: ExampleOfPrimitive, { scope }: ExampleScope): string {
  const date = dateTypeOf(use, scope.emission.dates);
  if (use.isObject === true)
    return use.name === "bytes" ? "new Uint8Array([1, 2, 3])" : `new Date(${scalarLiteral(value)})`;
  if (date === undefined && brand === undefined) return scalarLiteral(value);
  const type = brand === undefined ? typeText(use, "answered", scope) : scope.declaredType(brand, "answered");
  if (date === undefined) return `${scalarLiteral(value)} as ${type}`;
  return `${scope.imported(date.revive, runtimePath, "value")}(${scalarLiteral(value)}) as ${type}`;
}
