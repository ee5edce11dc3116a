import type { HttpMethod } from "../../contract/operation.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AttributeData, MemberSymbol, MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import type { Frame } from "../../csharp/flow/index.js";
import type { Location } from "../../diagnostics/location.js";

/** One route that the server answers, wherever it is written. */
export interface ServedEndpoint {
  readonly source: "controller" | "minimalApi" | "function";
  /**
   * Upper case; `any` when no method is said, which answers every one; `unknown` when they are computed at run time. Methods
   * of the model first, others (`TRACE`) as written.
   */
  readonly methods: readonly (HttpMethod | string)[] | "any" | "unknown";
  readonly route: ServedRoute;
  readonly handler: Handler;
  /** `TasksController.Get`, `Program.cs: MapGet`, or the function's name: what `--routes` shows. */
  readonly name: string;
  /** The route's own text where it has one, else the handler. */
  readonly location: Location;
  /** Of `MapContract(operation, …)`: the contract member whose route and method it takes. */
  readonly mappedOperation?: MemberSymbol;
  /** The server tells its requests apart by more than method and route: the version of an API, a content type, a host. */
  readonly isToldApart?: boolean;
  /** Left out of the API's description by the framework's own means: not meant to be declared. */
  readonly isHidden?: boolean;
  /** Takes what no other route takes; it is nothing that a contract could declare. */
  readonly isFallback?: boolean;
  /** Of a function: its `[HttpTrigger]`. */
  readonly trigger?: AttributeData;
}

export type ServedRoute =
  /** Complete for controllers and minimal APIs, groups and tokens resolved; relative to the host's prefix for functions. */
  | {
      readonly kind: "known";
      readonly template: string;
      /** The convention that changes it at run time: then the template is what is written, not what is served. */
      readonly changedBy?: string;
    }
  /** Built at run time. */
  | { readonly kind: "unknown"; readonly text: string };

/** What runs when the route is called. */
export type Handler =
  | { readonly kind: "method"; readonly symbol: MethodSymbol }
  /** A lambda, or an expression that yields a delegate which cannot be followed. */
  | { readonly kind: "expression"; readonly expression: SourceExpression; readonly frame: Frame };
