import { freeName } from "../../contract/free-name.js";
import type { Operation } from "../../contract/operation.js";
import { typeScriptIdentifier } from "../text/typescript-literal.js";
import type { TypedAnswer } from "../typescript/answers.js";
import type { ValidationFor } from "../typescript/client-folder.js";
import type { SchemaScope } from "./schema-scope.js";
import { schemaText } from "./schema-text.js";
import { type Schemas, zodPath, zodRuntimePath } from "./validators-folder.js";

/** Has every JSON answer of a client module checked by its schema before the caller sees it. */
export function answerValidation({ nameOf }: Schemas): ValidationFor {
  return (scope, taken) => {
    const { modules } = scope.emission;
    const declarations: string[] = [];
    const local = new Set(taken);
    const schemas: SchemaScope = {
      scope,
      zod: () => scope.namespace("z", zodPath),
      schemaName: (id, direction) =>
        scope.imported(nameOf(id, direction), `../validators/${modules.moduleOf(id)}.js`, "value"),
      check: (name) => scope.imported(name, zodRuntimePath, "value"),
      isReady: () => true,
    };

    return {
      /** A declared type has its schema already; any other schema is written once per module, not once per call. */
      schemaFor(operation: Operation, answer: TypedAnswer) {
        if (answer.content.kind !== "json") return undefined;
        const { type } = answer.content;
        const text = schemaText(type, "answered", schemas);
        if (type.kind === "reference" && type.typeArguments.length === 0) return text;
        const name = freeName(`${typeScriptIdentifier(operation.name)}${answer.keys[0] ?? ""}Schema`, local);
        declarations.push(`const ${name} = ${text};`);
        return name;
      },
      declarations: () => (declarations.length === 0 ? [] : [declarations.join("\n")]),
    };
  };
}
