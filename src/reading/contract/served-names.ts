/** The modules and names of endpoints outside controllers: by tag, by class, by route. */

import { words } from "../../contract/names/words.js";
import { isVersionParameter, type Route, type RouteSegment } from "../../contract/route.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";

export interface ModuleName {
  readonly csharpName: string;
  readonly namespace: string;
  readonly symbol: NamedTypeSymbol | undefined;
}

/** Classes that start a program say nothing about what it serves. */
const startClasses = /^(Program|Startup|<Program>\$)$/;

const endings = /(Endpoints?|Handlers?|Apis?|Modules?|Routes?|Functions?|Controller)$/;

/** By tag, else by the class of the handler or of the method that maps it, else by the first segment that names something. */
export function moduleOf(
  tags: readonly string[],
  classes: readonly (NamedTypeSymbol | undefined)[],
  route: Route,
): ModuleName {
  const [tag] = tags;
  if (tag !== undefined && words(tag) !== "") return { csharpName: words(tag), namespace: "", symbol: undefined };
  const symbol = classes.find((one) => one !== undefined && !startClasses.test(one.name));
  if (symbol !== undefined) {
    const stem = symbol.name.replace(endings, "");
    return { csharpName: stem === "" ? symbol.name : stem, namespace: symbol.namespace, symbol };
  }
  const segment = namingSegments(route).find(isLiteral);
  const name = segment === undefined ? "" : words(textOf(segment));
  return { csharpName: name === "" ? "Root" : name, namespace: "", symbol: undefined };
}

/** `CreateTodoEndpoint` → `CreateTodo`; a class that is only called `Endpoint` has the name of its namespace, as its folder has. */
export function nameOfClass({ name, namespace }: NamedTypeSymbol): string {
  const stem = name.replace(/Endpoint$/, "");
  return stem !== "" ? stem : (namespace.split(".").at(-1) ?? name) || name;
}

/** `GET /todos/{id}/notes` in the module `Todos` → `GetNotesById`. */
export function nameOfRoute(method: string, route: Route, module: string): string {
  const segments = namingSegments(route);
  const segmentsInName = segments.filter(
    (segment, at) => !(at === 0 && isLiteral(segment) && words(textOf(segment)).toLowerCase() === module.toLowerCase()),
  );
  const literals = segmentsInName.filter(isLiteral).map((segment) => words(textOf(segment)));
  const parameters = segmentsInName.flatMap((segment) =>
    segment.flatMap((part) => (part.kind === "parameter" ? [words(part.name)] : [])),
  );
  const verb = method.slice(0, 1) + method.slice(1).toLowerCase();
  return verb + literals.join("") + (parameters.length === 0 ? "" : `By${parameters.join("And")}`);
}

/** Without `api` and versions in front: nearly every route has them, so they distinguish nothing. */
function namingSegments({ segments }: Route): readonly RouteSegment[] {
  const isUsual = (segment: RouteSegment): boolean =>
    segment.some(isVersionParameter) || (isLiteral(segment) && /^(api|v\d+([.\d]*))$/i.test(textOf(segment)));
  const from = segments.findIndex((segment) => !isUsual(segment));
  return from < 0 ? segments : segments.slice(from);
}

function isLiteral(segment: RouteSegment): boolean {
  return segment.every((part) => part.kind === "literal");
}

function textOf(segment: RouteSegment): string {
  return segment.map((part) => (part.kind === "literal" ? part.text : "")).join("");
}
