import type { Operation } from "../../contract/operation.js";
import { list } from "../text/layout.js";
import { memberAccess, propertyName, stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { documentationText } from "../typescript/documentation-text.js";
import { functionParameters, type OperationTypes } from "../typescript/function-parameters.js";
import type { ModuleScope } from "../typescript/module-scope.js";
import { streamOf } from "../typescript/transfers.js";
import { type PagedBy, type Paging, pagingOf } from "./paging.js";

export interface QueryContext {
  readonly scope: ModuleScope;
  /** The names under which the module knows the client module and the runtime of queries. */
  readonly client: string;
  readonly runtime: string;
  readonly service: string;
  /** The types that belong to the operation, as this module names them. */
  readonly types: OperationTypes;
}

/** Whether there is anything to cache or to mutate: a stream of events is neither. */
export function hasQuery(operation: Operation): boolean {
  return streamOf(operation)?.kind !== "events";
}

/** GET and HEAD change nothing and can be asked for again, so they are queries; anything else is a mutation. */
export function queryText(operation: Operation, context: QueryContext): string {
  const { client, runtime } = context;
  const name = typeScriptIdentifier(operation.name);
  const isQuery = ["GET", "HEAD", "QUERY"].includes(operation.method);
  const paging = isQuery ? pagingOf(operation, context.scope.emission) : undefined;
  const make = !isQuery ? "mutation" : paging === undefined ? "query" : "pagedQuery";
  const members = [
    `${client}.${name}`,
    `[${stringLiteral(context.service)}, ${stringLiteral(operation.name)}]`,
    ...(isQuery ? [String(operation.inputs.length)] : variablesText(operation, context)),
    ...(paging === undefined ? [] : [pagingText(paging)]),
  ];
  const documentation = documentationText(operation);
  return `${documentation}${list(`export const ${name} = /* @__PURE__ */ ${runtime}.${make}(`, members, ");")}`;
}

/** A mutation is given one value: the only input, or an object of all. */
function variablesText(operation: Operation, { scope, types, runtime }: QueryContext): readonly string[] {
  const parameters = functionParameters(operation, scope, types);
  const [only] = parameters;
  if (only === undefined) return [];
  const orNothing = (isOptional: boolean): string => (isOptional ? ` | ${runtime}.TenonNothing` : "");
  if (parameters.length === 1) return [`(value: ${only.type}${orNothing(only.optional)}) => [value]`];
  const members = parameters.map(({ name, type, optional }) =>
    optional ? `${propertyName(name)}?: ${type} | undefined` : `${propertyName(name)}: ${type}`,
  );
  const isOptional = parameters.every(({ optional }) => optional);
  const values = parameters.map(({ name }) => `values${isOptional ? "?" : ""}${memberAccess(name)}`);
  return [`(values: { ${members.join("; ")} }${orNothing(isOptional)}) => [${values.join(", ")}]`];
}

function pagingText({ at, property, by }: Paging): string {
  const members = [
    `at: ${at}`,
    ...(property === undefined ? [] : [`property: ${stringLiteral(property)}`]),
    `first: ${firstText(by)}`,
    `next: (data${by.kind === "cursor" ? "" : ", page"}) => ${nextText(by)}`,
  ];
  return list("{", members, "}", { padding: " " });
}

function firstText(by: PagedBy): string {
  if (by.kind === "cursor") return "undefined as string | null | undefined";
  return by.kind === "page" ? String(by.first) : "0";
}

function nextText(by: PagedBy): string {
  const data = (property: string | undefined): string =>
    property === undefined ? "data" : `data${memberAccess(property)}`;
  if (by.kind === "cursor") {
    const next = data(by.next);
    // An empty cursor would be the first page again.
    const nextPage = `${next} === "" ? undefined : ${next}`;
    return `(${by.more === undefined ? nextPage : `${data(by.more)} ? ${next} : undefined`})`;
  }
  const count = `${data(by.list)}.length`;
  const { end } = by;
  if (by.kind === "skip") {
    const following = `page + ${count}`;
    const condition =
      end.kind === "more"
        ? `${data(end.property)} && ${count} > 0`
        : end.kind === "total"
          ? `${count} > 0 && ${following} < ${data(end.property)}`
          : `${count} > 0`;
    return `(${condition} ? ${following} : undefined)`;
  }
  const passed = by.first === 1 ? "page" : `(page + ${1 - by.first})`;
  const condition =
    end.kind === "more"
      ? data(end.property)
      : end.kind === "pages"
        ? `${passed} < ${data(end.property)}`
        : end.kind === "total" && end.size !== undefined
          ? `${passed} * ${data(end.size)} < ${data(end.property)}`
          : `${count} > 0`;
  return `(${condition} ? page + 1 : undefined)`;
}
