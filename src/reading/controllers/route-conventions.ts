/** Conventions that change routes at run time: a transformer of tokens, a prefix for every controller. */
import { locationOfExpression, textOf } from "../../csharp/binding/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { callsIn } from "../program/calls.js";
import { programBodies } from "../program/program-bodies.js";
import type { Workspace } from "../workspace.js";

const marks = ["RouteTokenTransformerConvention", ".Conventions.", "UsePathBase", "LowercaseUrls"];

const conventionCalls = /^(Add|Insert|UsePathBase)$/;

export function reportRouteConventions(workspace: Workspace, sink: DiagnosticSink): void {
  for (const { body } of programBodies(workspace, marks)) {
    for (const { call: bound, expression } of callsIn(body, (name) => conventionCalls.test(name))) {
      const convention = conventionOf(
        bound.name,
        bound.receiver === undefined ? "" : textOf(bound.receiver),
        bound.arguments.map((one) => textOf(one.value)),
      );
      if (convention !== undefined) sink.report(diagnostic("TN2110", locationOfExpression(expression), { convention }));
    }
  }
}

function conventionOf(name: string, receiver: string, given: readonly string[]): string | undefined {
  if (name === "UsePathBase") return "UsePathBase";
  if ((name !== "Add" && name !== "Insert") || !/\.Conventions$/.test(receiver)) return undefined;
  const created = /^new\s+([\w.]+)/.exec(given.at(-1) ?? "")?.[1];
  return created?.slice(created.lastIndexOf(".") + 1) ?? "a convention";
}
