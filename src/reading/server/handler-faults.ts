/** What makes requests of a handler fail, whatever is declared of it. */

import {
  displayType,
  locationOfExpression,
  returnedExpressions,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { HandlerFault } from "../../server/endpoint.js";
import { bodyOfHandler } from "../answers/handler-answers.js";
import type { EndpointReading } from "../endpoints/endpoint-reading.js";
import { unregisteredServices } from "../endpoints/unregistered-services.js";
import type { ProgramReading } from "../program-reading.js";
import { silent } from "../read-once.js";
import { type ActionLink, deadLinks, type LinkedProgram } from "./link-targets.js";

/** `links`: what the results of the handler link to. */
export function handlerFaultsIn(
  program: ProgramReading,
): (endpoint: EndpointReading, links: readonly ActionLink[]) => readonly HandlerFault[] {
  const linked: LinkedProgram = {
    endpoints: () => program.endpoints(silent),
    actionsOf: (controller) => program.actionsOf(controller),
    settings: () => program.mvc(silent),
  };
  return (endpoint, links) => [
    ...unregisteredServices(endpoint, program.services()),
    ...deadLinks(endpoint, links, linked),
    ...thrownAlways(bodyOfHandler(endpoint.handler)),
  ];
}

/** Nothing is returned, and the last statement throws. */
function thrownAlways(body: SourceBody | SourceExpression | undefined): readonly HandlerFault[] {
  const thrown = body === undefined ? undefined : thrownBy(body);
  const type = thrown === undefined ? undefined : typeOfExpression(thrown);
  if (thrown === undefined || type === undefined) return [];
  return [{ kind: "alwaysThrows", exception: displayType(type), location: locationOfExpression(thrown) }];
}

function thrownBy(body: SourceBody | SourceExpression): SourceExpression | undefined {
  const { syntax, scope } = body;
  const returned = returnedExpressions(body);
  if (syntax.kind === "Block") {
    const last = syntax.statements.at(-1);
    const isThrow = returned.length === 0 && last?.kind === "ThrowStatement" && last.expression !== null;
    return isThrow ? { syntax: last.expression, scope } : undefined;
  }
  const [only, ...others] = returned;
  if (only === undefined || others.length > 0 || only.syntax.kind !== "ThrowExpression") return undefined;
  return { syntax: only.syntax.expression, scope: only.scope };
}
