import { addTo } from "../../collections/lists-by-key.js";
import type { Operation } from "../../contract/operation.js";
import { compareOrdinal } from "../../contract/order.js";
import { unreadBodies } from "../../csharp/load.js";
import { DiagnosticBag } from "../../diagnostics/diagnostic.js";
import { compareLocations, type Location } from "../../diagnostics/location.js";
import { jsonLocation } from "../../diagnostics/render/json.js";
import { placeText } from "../../diagnostics/render/text.js";
import type { MappedHub } from "../../reading/hubs/mapped-hubs.js";
import { readServer } from "../../reading/server/read-server.js";
import type { Endpoint } from "../../server/endpoint.js";
import type { Environment } from "../environment.js";
import type { Command } from "../options/options.js";
import { failed, type Outcome } from "../outcome.js";
import { loadWorkspace, type ReadProject, readDeclared, readInput } from "../read-input.js";
import { count } from "../report/report.js";

type Routes = Extract<Command, { kind: "routes" }>;

interface Row {
  readonly method: string;
  readonly route: string;
  readonly handler: string;
  /** `tasks.getById`; empty where the client has no function for it. */
  readonly call: string;
  readonly source: Endpoint["source"] | "hub";
  readonly location: Location;
}

/** Rows for the terminal, and the same as data. */
export function listRoutes(command: Routes, environment: Environment, bag: DiagnosticBag): Outcome {
  const { fileSystem } = environment;
  const workspace = loadWorkspace(command, environment, bag);
  if (workspace === undefined) return failed(bag.all);
  const read = readInput(workspace, environment);
  const { endpoints } = readServer(read.program, read.hosts, "routes", bag);
  const callOf = clientCalls(
    (served) => readDeclared({ ...command, served, reportsErrorsOnly: true }, workspace, read, new DiagnosticBag()),
    command,
  );
  const rows = [...endpoints.flatMap((endpoint) => rowsOf(endpoint, callOf)), ...hubRows(read.program.hubs(bag))].sort(
    (a, b) =>
      compareOrdinal(a.route, b.route) || compareOrdinal(a.method, b.method) || compareOrdinal(a.handler, b.handler),
  );
  const widths = [
    Math.max(0, ...rows.map((row) => row.method.length)),
    Math.max(0, ...rows.map((row) => row.route.length)),
    Math.max(0, ...rows.map((row) => shownCall(row).length)),
    Math.max(0, ...rows.map((row) => row.handler.length)),
  ];
  const line = (row: Row): string =>
    `${row.method.padEnd(widths[0] ?? 0)}  ${row.route.padEnd(widths[1] ?? 0)}  ${shownCall(row).padEnd(widths[2] ?? 0)}  ${row.handler.padEnd(widths[3] ?? 0)}  ${placeText(row.location, fileSystem.cwd)}\n`;
  const data = rows.map(({ method, route, handler, call, source, location }) => ({
    method,
    route,
    ...(call === "" ? {} : { client: call }),
    handler,
    source,
    location: jsonLocation(location, fileSystem.cwd),
  }));
  const unread = [...workspace.unread, ...unreadBodies(workspace)];
  const report = { data: { routes: data }, table: rows.map(line).join(""), text: `${count(rows.length, "route")}.\n` };
  const exit = bag.hasErrors ? 2 : unread.length > 0 ? 3 : 0;
  for (const problem of unread) bag.report(problem);
  return { exit, diagnostics: bag.all, report };
}

function shownCall({ call }: Row): string {
  return call === "" ? "-" : call;
}

type CallOf = (method: string, endpoint: Endpoint) => string;

/** The functions of the client that the same options generate; where nothing is declared, of the one of `--served`. */
function clientCalls(read: (served: Routes["served"]) => ReadProject | undefined, { served }: Routes): CallOf {
  const declared = read(served)?.contract.services ?? [];
  const isEmpty = declared.length === 0 && served === undefined;
  const services = isEmpty ? (read({ include: [], exclude: [] })?.contract.services ?? []) : declared;
  const byMember = new Map<string, { readonly call: string; readonly operation: Operation }[]>();
  for (const service of services)
    for (const operation of service.operations)
      for (const { path } of [operation.route, ...operation.otherRoutes]) {
        const key = `${operation.method} ${path.toLowerCase()}`;
        addTo(byMember, key, { call: `${service.name}.${operation.name}`, operation });
      }
  return (method, { handler, location, route }) => {
    if (route.kind !== "known") return "";
    const candidates = byMember.get(`${method === "*" ? "GET" : method} ${route.route.path.toLowerCase()}`) ?? [];
    const candidate = candidates.find(
      ({ operation }) =>
        (handler !== undefined && operation.declaredBy?.id === handler.id) ||
        (operation.location !== undefined && compareLocations(operation.location, location) === 0),
    );
    return (candidate ?? candidates[0])?.call ?? "";
  };
}

function rowsOf(endpoint: Endpoint, callOf: CallOf): readonly Row[] {
  const { route: served } = endpoint;
  const route =
    served.kind === "unknown" ? `(built at run time: ${served.text})` : `/${served.template.replace(/^\//, "")}`;
  const methods = endpoint.methods === "any" ? ["*"] : endpoint.methods === "unknown" ? ["?"] : endpoint.methods;
  return methods.map((method) => ({
    method,
    route,
    handler: endpoint.name,
    call: callOf(method, endpoint),
    source: endpoint.source,
    location: endpoint.location,
  }));
}

function hubRows(hubs: readonly MappedHub[]): readonly Row[] {
  return hubs.map(({ type: { symbol }, route, location }) => ({
    method: "HUB",
    route: route.path,
    handler: symbol.name,
    call: "",
    source: "hub",
    location,
  }));
}
