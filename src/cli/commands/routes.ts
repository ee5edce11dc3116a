import type { DiagnosticBag } from "../../diagnostics/diagnostic.js";
import { jsonLocation } from "../../diagnostics/render/json.js";
import { placeText } from "../../diagnostics/render/text.js";
import { readServer } from "../../reading/read-server.js";
import type { Endpoint } from "../../server/endpoint.js";
import type { Environment } from "../environment.js";
import type { Command } from "../options.js";
import { failed, type Outcome } from "../outcome.js";
import { loadWorkspace, readInput } from "../read-input.js";
import { remembered } from "../remembered.js";
import { count } from "../report.js";

type Routes = Extract<Command, { kind: "routes" }>;

interface Row {
  readonly method: string;
  readonly route: string;
  readonly handler: string;
  readonly endpoint: Endpoint;
}

/** The table of what the server serves: method, route, handler, place. */
export function routes(command: Routes, environment: Environment, bag: DiagnosticBag): Outcome {
  const { format: _, quiet: __, cache, ...question } = command;
  return remembered(cache, environment, ["routes", question], (recorded) => list(command, recorded, bag));
}

function list(command: Routes, environment: Environment, bag: DiagnosticBag): Outcome {
  const { fileSystem } = environment;
  const workspace = loadWorkspace(command, environment, bag);
  if (workspace === undefined) return failed(bag.all);
  const { program, hosts } = readInput(workspace, environment);
  const { endpoints } = readServer(program, hosts, "routes", bag);
  const rows = endpoints
    .flatMap(rowsOf)
    .sort((a, b) => compare(a.route, b.route) || compare(a.method, b.method) || compare(a.handler, b.handler));
  const widths = [
    Math.max(0, ...rows.map((row) => row.method.length)),
    Math.max(0, ...rows.map((row) => row.route.length)),
    Math.max(0, ...rows.map((row) => row.handler.length)),
  ];
  const line = (row: Row): string =>
    `${row.method.padEnd(widths[0] ?? 0)}  ${row.route.padEnd(widths[1] ?? 0)}  ${row.handler.padEnd(widths[2] ?? 0)}  ${placeText(row.endpoint.location, fileSystem.cwd)}\n`;
  const data = rows.map(({ method, route, handler, endpoint }) => ({
    method,
    route,
    handler,
    source: endpoint.source,
    location: jsonLocation(endpoint.location, fileSystem.cwd),
  }));
  const report = { data: { routes: data }, table: rows.map(line).join(""), text: `${count(rows.length, "route")}.\n` };
  return { exit: bag.hasErrors ? 2 : 0, diagnostics: bag.all, report };
}

function rowsOf(endpoint: Endpoint): readonly Row[] {
  const { route: served } = endpoint;
  const route =
    served.kind === "unknown" ? `(built at run time: ${served.text})` : `/${served.template.replace(/^\//, "")}`;
  const methods = endpoint.methods === "any" ? ["*"] : endpoint.methods === "unknown" ? ["?"] : endpoint.methods;
  return methods.map((method) => ({ method, route, handler: endpoint.name, endpoint }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
