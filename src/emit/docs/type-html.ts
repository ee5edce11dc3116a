import type { Direction } from "../../contract/shapes.js";
import type { PrimitiveName, TypeId, TypeUse } from "../../contract/type-use.js";
import { fragment, type Html, html, joined } from "../text/html.js";
import { scalarLiteral } from "../text/typescript-literal.js";
import { objectTypeOf, primitiveText } from "../typescript/type-text.js";
import type { PageScope } from "./page-scope.js";

/** A use of a type as the client spells it, with a link to each declared type. */
export function typeHtml(use: TypeUse, direction: Direction, page: PageScope): Html {
  switch (use.kind) {
    case "primitive":
      return html`<span class="primitive">${use.isObject === true ? objectTypeOf(use) : primitiveText(use)}</span>`;
    case "array": {
      const element = typeHtml(use.element, direction, page);
      return use.element.kind === "nullable" ? html`(${element})[]` : html`${element}[]`;
    }
    case "map":
      return html`Record&lt;${typeHtml(use.key, direction, page)}, ${typeHtml(use.value, direction, page)}&gt;`;
    case "reference": {
      const name = declaredLink(use.id, direction, page);
      const typeArguments = use.typeArguments.map((argument) => typeHtml(argument, direction, page));
      return typeArguments.length === 0 ? name : html`${name}&lt;${joined(typeArguments, html`, `)}&gt;`;
    }
    case "typeParameter":
      return html`<span class="primitive">${use.name}</span>`;
    case "nullable":
      return html`${typeHtml(use.inner, direction, page)} | <span class="primitive">null</span>`;
    case "literal":
      return literals([use.value]);
    case "file":
      return html`<span class="primitive">File</span>`;
    case "unknown":
      return html`<span class="primitive">${unknownText[use.shape]}</span>`;
  }
}

const unknownText = { any: "unknown", object: "Record<string, unknown>", array: "unknown[]" } as const;

function declaredLink(id: TypeId, direction: Direction, page: PageScope): Html {
  return typeLink(page.shapes.nameOf(id, direction));
}

export function typeLink(name: string): Html {
  return html`<a class="type" href="${fragment("type", name)}">${name}</a>`;
}

export function literals(values: readonly (string | number | boolean | null)[]): Html {
  return joined(
    values.map((value) => html`<span class="literal">${scalarLiteral(value)}</span>`),
    html` | `,
  );
}

/** What the value is, where the type of the client does not say it. */
const meanings: ReadonlyMap<PrimitiveName, string> = new Map<PrimitiveName, string>([
  ["char", "one character"],
  ["int8", "whole number"],
  ["uint8", "whole number"],
  ["int16", "whole number"],
  ["uint16", "whole number"],
  ["int32", "whole number"],
  ["uint32", "whole number"],
  ["int64", "whole number, 64 bits"],
  ["uint64", "whole number, 64 bits"],
  ["int128", "whole number, 128 bits"],
  ["uint128", "whole number, 128 bits"],
  ["decimal", "decimal"],
  ["guid", "UUID"],
  ["uri", "address"],
  ["version", "version"],
  ["dateTime", "date and time"],
  ["dateTimeOffset", "date and time with offset"],
  ["date", "date"],
  ["time", "time of day"],
  ["duration", "duration"],
  ["bytes", "bytes in base64"],
]);

export function meaningOf(use: TypeUse): string | undefined {
  if (use.kind === "nullable") return meaningOf(use.inner);
  if (use.kind === "array") return meaningOf(use.element);
  return use.kind === "primitive" ? meanings.get(use.name) : undefined;
}
