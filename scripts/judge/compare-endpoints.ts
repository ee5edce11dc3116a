/** Endpoint table against endpoint table: method and route, row by row. */
import type { Announcements } from "./announcements.js";
import { type Mismatch, nothingCompared, type Tally } from "./mismatch.js";
import type { EndpointFact } from "./server-facts.js";
import type { SourceEndpoint, SourceFacts } from "./source-facts.js";

interface Row<T> {
  readonly method: string;
  readonly route: string;
  readonly of: T;
}

export function compareEndpoints(
  served: readonly EndpointFact[],
  { endpoints: read, typeNames }: Pick<SourceFacts, "endpoints" | "typeNames">,
  announcements: Announcements,
): Tally {
  const servedRows = served
    .filter(isOwn)
    .flatMap((of) =>
      (of.methods ?? ["*"]).map((method): Row<EndpointFact> => ({ method, route: canonicalRoute(of.route), of })),
    );
  const readRows = read.filter(({ kind }) => kind !== "function").flatMap(rowsOf);
  const { left, right } = withoutPairs(servedRows, readRows);
  return {
    ...nothingCompared,
    endpoints: servedRows.length,
    mismatches: [...differences(left, right, typeNames, announcements)],
  };
}

/** Pages, hubs, health checks, static files and the like are mapped by the framework; they are not an API of the source. */
function isOwn({ kind, assembly, metadata }: EndpointFact): boolean {
  if (kind === "page") return false;
  // It maps one route for tests of its users.
  if (assembly === "FastEndpoints") return metadata.includes("FastEndpoints.EndpointDefinition");
  return kind !== "requestDelegate" || !/^(Microsoft|System)\./.test(assembly ?? "");
}

function rowsOf(of: SourceEndpoint): readonly Row<SourceEndpoint>[] {
  const methods = of.methods === "any" ? ["*"] : of.methods === "unknown" ? ["?"] : of.methods;
  return methods.map((method) => ({ method, route: of.route === undefined ? "?" : canonicalRoute(of.route), of }));
}

/** ASP.NET keeps in a pattern's text the slashes and tildes as they were written; they say nothing. */
export function canonicalRoute(route: string): string {
  return `/${route.replace(/\/+(~\/+)?/g, "/").replace(/^~?\/|\/$/g, "")}`;
}

function withoutPairs(served: readonly Row<EndpointFact>[], read: readonly Row<SourceEndpoint>[]) {
  const waiting = new Map<string, Row<SourceEndpoint>[]>();
  for (const row of read) {
    const key = `${row.method} ${row.route}`;
    const known = waiting.get(key);
    if (known === undefined) waiting.set(key, [row]);
    else known.push(row);
  }
  const left = served.filter((row) => {
    const same = waiting.get(`${row.method} ${row.route}`) ?? [];
    const at = same.findIndex(({ of }) => of.handler === undefined || of.handler === row.of.handler);
    if (same.length === 0) return true;
    same.splice(Math.max(at, 0), 1);
    return false;
  });
  return { left, right: [...waiting.values()].flat() };
}

function* differences(
  served: readonly Row<EndpointFact>[],
  read: readonly Row<SourceEndpoint>[],
  typeNames: ReadonlySet<string>,
  announcements: Announcements,
): Iterable<Mismatch> {
  const unmatched = new Set(read);
  for (const row of served) {
    const twin =
      [...unmatched].find(({ of }) => isSameHandler(of, row.of)) ?? [...unmatched].find((one) => standsFor(one, row));
    // A route that is mapped in a loop is one row of ours and many of the server's.
    if (twin !== undefined && twin.of.route !== undefined) unmatched.delete(twin);
    const stands = twin ?? read.find((one) => standsFor(one, row));
    yield {
      kind: twin === undefined ? "endpoint not read" : twin.route === row.route ? "method" : "route",
      subject: `${row.method} ${row.route}`,
      server: row.of.handler ?? row.of.displayName ?? "",
      tenon: stands === undefined ? "nothing" : `${stands.method} ${stands.route}`,
      place: stands?.of.place,
      isAnnounced:
        stands === undefined
          ? isUnlisted(row.of, read, typeNames, announcements)
          : isAnnounced(stands, announcements) || isBelowToken(row, stands, announcements),
    };
  }
  const standing = new Set(served.flatMap((row) => read.filter((one) => standsFor(one, row))));
  for (const row of unmatched) {
    if (standing.has(row)) continue;
    yield {
      kind: "endpoint not served",
      subject: `${row.method} ${row.route}`,
      server: "nothing",
      tenon: row.of.handler ?? row.of.kind,
      place: row.of.place,
      isAnnounced: isAnnounced(row, announcements),
    };
  }
}

function isAnnounced({ of, method }: Row<SourceEndpoint>, announcements: Announcements): boolean {
  return of.route === undefined || method === "?" || of.isAnnounced || announcements.at(of.place);
}

/** A token that belongs into the base URL stands before what was read. */
function isBelowToken(
  { route }: Row<EndpointFact>,
  { route: read }: Row<SourceEndpoint>,
  announcements: Announcements,
): boolean {
  return (read === "/" || route.endsWith(read)) && announcements.says("routeTokenComputed", /./);
}

/** Routes that a package maps, a convention, or code in an object of a derived class: the call that maps them was reported. */
function isUnlisted(
  { kind, handler }: EndpointFact,
  read: readonly Row<SourceEndpoint>[],
  typeNames: ReadonlySet<string>,
  announcements: Announcements,
): boolean {
  const isConventional = kind === "controller" && !read.some(({ of }) => of.handler === handler);
  const type = /^(.*?)(?:\.<.*|\.\w+)$/.exec(handler ?? "")?.[1] ?? "";
  if (announcements.says("mapperNotFollowed", new RegExp(`\\bderive from ${type}\\b`))) return true;
  const isOfPackage = type !== "Program" && !typeNames.has(type);
  const conventional = /^Map(Default|Area|Dynamic)?Controller(Route)?\b/;
  return isConventional
    ? announcements.says("routesNotListed", conventional)
    : isOfPackage && announcements.says("routesNotListed", /^(?!Map(Default|Area|Dynamic)?Controller(Route)?\b)/);
}

function isSameHandler(read: SourceEndpoint, served: EndpointFact): boolean {
  return read.handler !== undefined && read.handler === served.handler;
}

/** A row of ours that says "built at run time", of a handler that may be this one. */
function standsFor({ of, method, route }: Row<SourceEndpoint>, served: Row<EndpointFact>): boolean {
  if (of.route !== undefined && method !== "?") return false;
  if (of.kind === "controller") return isSameHandler(of, served.of);
  if (served.of.kind === "controller") return false;
  return (
    (of.handler === undefined || of.handler === served.of.handler) &&
    (method === "?" || method === served.method) &&
    (of.route === undefined || route === served.route)
  );
}
