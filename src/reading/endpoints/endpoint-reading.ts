/** One route that the program serves, read once: what is declared and what is served are two views of it. */
import { parseRoute } from "../../contract/route-template.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MemberSymbol, MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import type { Frame } from "../../csharp/flow/index.js";
import type { Endpoint, EndpointRoute, FunctionTrigger } from "../../server/endpoint.js";
import type { ActionReading } from "../controllers/action-reading.js";
import type { MetadataCall } from "./endpoint-metadata.js";

export interface EndpointReading
  extends Pick<Endpoint, "source" | "methods" | "name" | "location" | "isToldApart" | "isHidden" | "isFallback"> {
  /** Relative to the prefix of the host for functions, otherwise complete. */
  readonly route: EndpointRoute;
  readonly handler: Handler;
  /** Of a controller. */
  readonly action?: ActionReading;
  /** Of a minimal API: what its group and its own chain of calls say, the group first. */
  readonly metadata?: readonly MetadataCall[];
  /** Of a minimal API: the class whose method maps it; undefined for top-level statements. */
  readonly mapper?: NamedTypeSymbol;
  /** Of `MapContract(operation, …)`: the contract member whose route and method it takes. */
  readonly mappedOperation?: MemberSymbol;
  /** Of a function: what its `[HttpTrigger]` and its parameters say. */
  readonly trigger?: Pick<FunctionTrigger, "isRouteEmpty" | "unreadableParameters" | "answersResponseData">;
}

/** What runs when the route is called. */
export type Handler =
  | { readonly kind: "method"; readonly symbol: MethodSymbol }
  /** A lambda, or an expression that yields a delegate which cannot be followed. */
  | { readonly kind: "expression"; readonly expression: SourceExpression; readonly frame: Frame };

export function writtenRoute(template: string): EndpointRoute {
  const parsed = parseRoute(template);
  return parsed.kind === "route" ? { kind: "known", template, route: parsed.route } : { kind: "malformed", template };
}
