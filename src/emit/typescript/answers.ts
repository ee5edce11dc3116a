import {
  isSuccess,
  type Operation,
  type Response,
  type ResponseContent,
  statusText,
} from "../../contract/operation.js";
import type { TypeUse } from "../../contract/type-use.js";
import { union } from "../text/layout.js";
import type { ModuleScope } from "./module-scope.js";
import { runtimePath } from "./runtime/runtime-path.js";
import { primitiveText, typeText } from "./type-text.js";

/** One declared answer, as the client module shows it. */
export interface TypedAnswer {
  /** Keys of the runtime's table: `200`, `4XX`, `default`. */
  readonly keys: readonly string[];
  /** The type of `status`: `200`, `Exclude<HttpStatus, 200 | 404>`. */
  readonly status: string;
  /** The type of `data`. */
  readonly data: string;
  readonly content: ResponseContent;
  readonly reading: Reading;
  readonly success: boolean;
}

/** How the runtime reads a body: a string may come as plain text, anything else is JSON. */
export interface Reading {
  readonly kind: "json" | "text" | "file" | "none";
  /** Nothing may arrive, which is null. */
  readonly nullable: boolean;
}

export function answersOf(operation: Operation, scope: ModuleScope): readonly TypedAnswer[] {
  const responses: readonly Response[] = operation.responses.length > 0 ? operation.responses : [nothingDeclared];
  const anySuccess = operation.anySuccess || operation.responses.length === 0;
  return responses.map((response, at) => {
    const content: ResponseContent = operation.method === "HEAD" ? { kind: "none" } : response.content;
    const everySuccess = anySuccess && at === 0;
    const status = statusText(response.status);
    return {
      keys: everySuccess ? ["2XX", ...(isSuccess(response.status) ? [] : [status])] : [status],
      status: everySuccess ? everySuccessStatus(response, responses, scope) : statusType(response, responses, scope),
      data: dataType(content, scope),
      content,
      reading: readingOf(content, scope),
      success: everySuccess || isSuccess(response.status),
    };
  });
}

const nothingDeclared: Response = {
  status: { kind: "range", hundreds: 2 },
  content: { kind: "none" },
  headers: [],
  examples: [],
};

/** What a call gives when it succeeds: the bodies of all successes. */
export function unwrappedType(answers: readonly TypedAnswer[]): string {
  const first = answers.find((answer) => answer.success);
  // One, nearly always.
  if (!answers.some((answer) => answer.success && answer !== first)) return first?.data ?? "never";
  const types = [...new Set(answers.filter((answer) => answer.success).map((answer) => answer.data))];
  if (types.length === 1) return types[0] ?? "never";
  return types.map((type) => (type === "void" ? "undefined" : type)).join(" | ");
}

/** The `<Action>Result` of an operation that declares several answers; of a stream that declares one besides its own. */
export function resultDeclaration(name: string, answers: readonly TypedAnswer[], scope: ModuleScope): string {
  const [only, ...others] = answers;
  if (only !== undefined && others.length === 0) return `export type ${name} = ${singleResultType(only, scope)};`;
  const response = scope.globalType("Response");
  return union(
    `export type ${name} =`,
    answers.map(({ status, data }) => {
      // Lint rules allow `void` as what a call gives, not as the type of a property.
      const property = data === "void" ? "undefined" : data;
      return `{ status: ${status}; data: ${property}; response: ${response} }`;
    }),
  );
}

/** What `{ unwrap: false }` gives where there is but one answer. */
export function singleResultType(answer: TypedAnswer, scope: ModuleScope): string {
  const result = scope.imported("TenonResult", runtimePath, "type");
  return answer.status === "200" ? `${result}<${answer.data}>` : `${result}<${answer.data}, ${answer.status}>`;
}

function statusType(response: Response, all: readonly Response[], scope: ModuleScope): string {
  const { status } = response;
  switch (status.kind) {
    case "code":
      return String(status.code);
    case "range": {
      const codes = all.flatMap((other) =>
        other.status.kind === "code" && Math.floor(other.status.code / 100) === status.hundreds
          ? [String(other.status.code)]
          : [],
      );
      return excluding(rangeType(status.hundreds, scope), codes, scope);
    }
    case "default": {
      const others = all.filter((other) => other !== response);
      return excluding(
        scope.imported("HttpStatus", runtimePath, "type"),
        others.map((other) => plainStatus(other, scope)),
        scope,
      );
    }
  }
}

/** The status of the answer that counts for every 2XX. */
function everySuccessStatus(response: Response, all: readonly Response[], scope: ModuleScope): string {
  const range = rangeType(2, scope);
  return isSuccess(response.status) ? range : `${range} | ${statusType(response, all, scope)}`;
}

function plainStatus(response: Response, scope: ModuleScope): string {
  return response.status.kind === "range" ? rangeType(response.status.hundreds, scope) : statusText(response.status);
}

function rangeType(hundreds: number, scope: ModuleScope): string {
  return `${scope.imported("HttpStatusRange", runtimePath, "type")}<${hundreds}>`;
}

function excluding(type: string, excluded: readonly string[], scope: ModuleScope): string {
  return excluded.length === 0 ? type : `${scope.globalType("Exclude")}<${type}, ${excluded.join(" | ")}>`;
}

function dataType(content: ResponseContent, scope: ModuleScope): string {
  switch (content.kind) {
    case "none":
      return "void";
    case "json":
      return typeText(content.type, "answered", scope);
    case "text":
      return content.nullable === true ? "string | null" : "string";
    case "file":
      return scope.globalType("File");
  }
}

function readingOf(content: ResponseContent, scope: ModuleScope): Reading {
  if (content.kind !== "json")
    return { kind: content.kind, nullable: content.kind === "text" && content.nullable === true };
  const { text, nullable } = textOrNull(content.type, scope, undefined);
  return { kind: text ? "text" : "json", nullable };
}

/** `seen`: the aliases and unions on the way here. */
function textOrNull(
  use: TypeUse,
  scope: ModuleScope,
  seen: Set<string> | undefined,
): { text: boolean; nullable: boolean } {
  switch (use.kind) {
    case "nullable":
      return { ...textOrNull(use.inner, scope, seen), nullable: true };
    case "primitive":
      return { text: primitiveText(use) === "string", nullable: false };
    case "literal":
      return { text: typeof use.value === "string", nullable: false };
    case "unknown":
      return { text: use.shape === "any", nullable: use.shape === "any" };
    case "reference": {
      const type = scope.emission.types.get(use.id);
      if (type === undefined || seen?.has(use.id) === true) return { text: false, nullable: false };
      if (type.kind === "brand") return textOrNull(type.primitive, scope, seen);
      if (type.kind === "alias") return textOrNull(type.type, scope, (seen ?? new Set()).add(use.id));
      if (type.kind === "union") return textOrNullOf(type.variants, scope, (seen ?? new Set()).add(use.id));
      return { text: type.kind === "enum" && type.wire === "string", nullable: false };
    }
    default:
      return { text: false, nullable: false };
  }
}

function textOrNullOf(
  variants: readonly { readonly type: TypeUse }[],
  scope: ModuleScope,
  seen: Set<string>,
): { text: boolean; nullable: boolean } {
  const each = variants.map(({ type }) => textOrNull(type, scope, seen));
  return { text: each.some(({ text }) => text), nullable: each.some(({ nullable }) => nullable) };
}
