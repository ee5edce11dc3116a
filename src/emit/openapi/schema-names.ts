import { capitalized } from "../../contract/names/camel-case.js";
import type { Direction, Shapes } from "../../contract/shapes.js";
import { csharpTypeParametersOf } from "../../contract/type-declaration.js";
import type { ReferenceUse, TypeUse } from "../../contract/type-use.js";

/** The component name of one instantiation: `PagedResult<TaskDto>` → `PagedResultOfTaskDto`. */
export function schemaName(use: ReferenceUse, direction: Direction, shapes: Shapes): string {
  const name = shapes.nameOf(use.id, direction);
  const { length } = csharpTypeParametersOf(shapes.declarationOf(use.id));
  if (length === 0) return componentName(name);
  const typeArguments = use.typeArguments.slice(0, length);
  return componentName(
    `${name}Of${typeArguments.map((argument) => argumentName(argument, direction, shapes)).join("And")}`,
  );
}

function argumentName(use: TypeUse, direction: Direction, shapes: Shapes): string {
  switch (use.kind) {
    case "primitive":
      return capitalized(use.name);
    case "array":
      return `ListOf${argumentName(use.element, direction, shapes)}`;
    case "map":
      return `MapOf${argumentName(use.value, direction, shapes)}`;
    case "nullable":
      return `Nullable${argumentName(use.inner, direction, shapes)}`;
    case "reference":
      return schemaName(use, direction, shapes);
    case "typeParameter":
      return use.name;
    case "literal":
      return capitalized(String(use.value));
    case "file":
      return "File";
    case "unknown":
      return "Any";
  }
}

/** Component names hold letters, digits, dot, dash and underscore only; C# identifiers may hold more. */
function componentName(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]/gu, (character) => `u${(character.codePointAt(0) ?? 0).toString(16)}`);
}
