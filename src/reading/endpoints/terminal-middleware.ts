/**
 * `app.Run(handler)` of a `WebApplication`. The framework puts the routes behind the whole pipeline, unless the program calls
 * `UseEndpoints` itself, so that such a handler answers in their place.
 */
import { bindExpression, locationOfExpression, typeOfExpression, writtenReceiver } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { callsIn } from "../program/calls.js";
import { bodyHoldsAny, soughtTexts } from "../program/named-in-file.js";
import { programBodies } from "../program/program-bodies.js";
import type { Invocation } from "../program/walked-code.js";
import { isFunction, writtenArguments } from "../program/written-calls.js";
import type { SourceProjects } from "../source-projects.js";

const runs = soughtTexts([".Run("]);
const runsRoutes = /^Use(Endpoints|FastEndpoints|Mvc\w*)$/;

export function reportTerminalMiddleware(workspace: SourceProjects, sink: DiagnosticSink): void {
  for (const { body } of programBodies(workspace, ["WebApplication"])) {
    if (!bodyHoldsAny(body, runs)) continue;
    for (const { expression } of callsIn(body, (name) => name === "Run", isTerminal)) {
      const isBehindRoutes = [...callsIn(body, (name) => runsRoutes.test(name))].some(
        (one) => one.expression.syntax.start < expression.syntax.start,
      );
      if (!isBehindRoutes) sink.report(diagnostic("pipelineEndsBeforeRoutes", locationOfExpression(expression), {}));
    }
  }
}

function isTerminal({ expression }: Invocation): boolean {
  const [handler, ...others] = writtenArguments(expression);
  if (handler === undefined || others.length > 0 || !isHandler(handler)) return false;
  const receiver = writtenReceiver(expression);
  return receiver !== undefined && typeName(receiver) === "WebApplication";
}

function isHandler(given: SourceExpression): boolean {
  return isFunction(given) || bindExpression(given).kind === "methodGroup" || typeName(given) === "RequestDelegate";
}

function typeName(expression: SourceExpression): string {
  const type = typeOfExpression(expression)?.type;
  return type === undefined ? "" : simpleNameOf(type);
}
