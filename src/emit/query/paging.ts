/**
 * Whether an operation answers with a page of a longer list, and how the next page is asked for. Nothing in C# says so; names and
 * types do, and docs/guide/front-end.md has the rule. In doubtful cases there is no paging.
 */

import { isSuccess, type Operation, type Parameter } from "../../contract/operation.js";
import { propertiesIn } from "../../contract/shapes.js";
import { typeBindings } from "../../contract/type-declaration.js";
import { isSameUse, substituteUse, type TypeUse, withoutNull } from "../../contract/type-use.js";
import { isNumber, numberType } from "../../contract/values/numbers.js";
import type { Emission } from "../typescript/module-scope.js";

export interface Paging {
  /** Which input holds the page, and the property of it where that is an object. */
  readonly at: number;
  readonly property?: string;
  readonly by: PagedBy;
}

/** Properties are those of the answer; a list without a name is the answer itself. */
export type PagedBy =
  | { readonly kind: "cursor"; readonly next: string; readonly more?: string }
  | { readonly kind: "page"; readonly first: number; readonly list: string | undefined; readonly end: End }
  | { readonly kind: "skip"; readonly list: string | undefined; readonly end: End };

/** How an answer tells that another page follows; `empty`: by a page that holds nothing. */
export type End =
  | { readonly kind: "more"; readonly property: string }
  | { readonly kind: "pages"; readonly property: string }
  | { readonly kind: "total"; readonly property: string; readonly size: string | undefined }
  | { readonly kind: "empty" };

const inputNames = {
  cursor: new Set(["cursor", "after", "continuationtoken", "pagetoken", "nextpagetoken", "nexttoken"]),
  page: new Set(["page", "pagenumber", "pageindex"]),
  skip: new Set(["skip", "offset"]),
};

const answerNames = {
  next: new Set(["nextcursor", "nextpagetoken", "nexttoken", "nextcontinuationtoken", "continuationtoken"]),
  /** Also there on the last page, so that something else has to tell that it is the last. */
  end: new Set(["endcursor"]),
  more: new Set(["hasnext", "hasnextpage", "hasmore"]),
  pages: new Set(["totalpages", "pagecount"]),
  total: new Set(["total", "totalcount", "totalitems"]),
  size: new Set(["pagesize", "perpage", "limit"]),
};

export function pagingOf(operation: Operation, emission: Emission): Paging | undefined {
  const answer = answerOf(operation, emission);
  if (answer === undefined || operation.method !== "GET") return undefined;
  const candidates = (["cursor", "page", "skip"] as const).flatMap((kind) => {
    const input = inputCalled(operation, inputNames[kind]);
    const by = input === undefined ? undefined : pagedBy(kind, input.parameter, answer);
    if (input === undefined || by === undefined) return [];
    const { at, property } = input;
    return [property === undefined ? { at, by } : { at, property, by }];
  });
  return candidates.length === 1 ? candidates[0] : undefined;
}

interface PageInput {
  readonly at: number;
  readonly property?: string;
  readonly parameter: Parameter;
}

function inputCalled(operation: Operation, names: ReadonlySet<string>): PageInput | undefined {
  const isCalled = ({ place, name }: Parameter): boolean => place === "query" && names.has(folded(name));
  const matches = operation.inputs.flatMap((input, at): readonly PageInput[] => {
    if (input.kind === "parameter") return isCalled(input) ? [{ at, parameter: input }] : [];
    if (input.kind === "body" || input.repeated !== undefined) return [];
    return input.parameters.filter(isCalled).map((parameter) => ({ at, property: parameter.name, parameter }));
  });
  return matches.length === 1 ? matches[0] : undefined;
}

/** What a page is: its properties by their folded names, and the one list in it. */
interface Answer {
  readonly properties: readonly { readonly name: string; readonly type: TypeUse; readonly sure: boolean }[];
  readonly lists: readonly (string | undefined)[];
}

function answerOf({ responses }: Operation, emission: Emission): Answer | undefined {
  const successes = responses.filter(({ status }) => isSuccess(status));
  const content = successes.length === 1 ? successes[0]?.content : undefined;
  return content?.kind === "json" ? answerIn(content.type, emission, new Set()) : undefined;
}

function answerIn(use: TypeUse, emission: Emission, seen: Set<string>): Answer | undefined {
  if (use.kind === "array") return { properties: [], lists: [undefined] };
  if (use.kind !== "reference" || seen.has(use.id)) return undefined;
  const declaration = emission.types.get(use.id);
  if (declaration?.kind === "alias") return answerIn(declaration.type, emission, seen.add(use.id));
  if (declaration?.kind !== "object") return undefined;
  const bindings = typeBindings(declaration, use.typeArguments);
  const properties = propertiesIn(declaration, "answered").map(({ name, type, answered }) => ({
    name,
    type: substituteUse(type, bindings),
    sure: answered === "required",
  }));
  const lists = properties.filter(({ type, sure }) => sure && type.kind === "array").map(({ name }) => name);
  return { properties, lists };
}

function pagedBy(kind: keyof typeof inputNames, input: Parameter, answer: Answer): PagedBy | undefined {
  const type = withoutNull(input.type);
  const property = (names: ReadonlySet<string>, is: (type: TypeUse) => boolean): string | undefined => {
    const pagedProperties = answer.properties.filter((one) => names.has(folded(one.name)) && one.sure && is(one.type));
    return pagedProperties.length === 1 ? pagedProperties[0]?.name : undefined;
  };
  const more = property(answerNames.more, isBoolean);
  if (kind === "cursor") {
    const isCursor = (use: TypeUse): boolean => isSameUse(withoutNull(use), type);
    if (type.kind !== "primitive") return undefined;
    const next = property(answerNames.next, isCursor) ?? (more && property(answerNames.end, isCursor));
    if (next === undefined) return undefined;
    return more === undefined ? { kind, next } : { kind, next, more };
  }
  if (!isWhole(type) || answer.lists.length !== 1) return undefined;
  const [list] = answer.lists;
  const pages = kind === "page" ? property(answerNames.pages, isWhole) : undefined;
  const total = property(answerNames.total, isWhole);
  const size = property(answerNames.size, isWhole);
  const end: End =
    more !== undefined
      ? { kind: "more", property: more }
      : pages !== undefined
        ? { kind: "pages", property: pages }
        : total !== undefined && (kind === "skip" || size !== undefined)
          ? { kind: "total", property: total, size }
          : { kind: "empty" };
  if (kind === "skip") return { kind, list, end };
  // Whether pages count from 0 or from 1 is known only where the server has a default.
  return typeof input.default === "number" ? { kind, first: input.default, list, end } : undefined;
}

function isBoolean(use: TypeUse): boolean {
  return use.kind === "primitive" && use.name === "boolean";
}

function isWhole(use: TypeUse): boolean {
  return use.kind === "primitive" && use.asString !== true && isNumber(use.name) && numberType(use.name).whole;
}

/** `page_size`, `PageSize` and `page-size` are the same word. */
function folded(name: string): string {
  return name.replace(/[-_]/g, "").toLowerCase();
}
