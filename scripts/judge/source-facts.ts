/** What Tenon reads of the same server, in the judge's terms: plain data, made by `read-source-facts.ts`. */
import type { Contract } from "../../src/contract/contract.js";
import type { Input, Response, Security } from "../../src/contract/operation.js";
import type { TypeDeclaration } from "../../src/contract/type-declaration.js";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import type { Location } from "../../src/diagnostics/location.js";
import type { UnreadSetting } from "../../src/server/json-settings.js";

export interface SourceFacts {
  readonly contract: Contract;
  readonly endpoints: readonly SourceEndpoint[];
  readonly operations: readonly SourceOperation[];
  /** Every type of the sources. */
  readonly typeNames: ReadonlySet<string>;
  readonly stacks: Readonly<Record<StackName, SourceStack>>;
  /** By the judge's name of the definition: ``Acme.Page`1``. */
  readonly types: ReadonlyMap<string, TypeDeclaration>;
  readonly diagnostics: readonly Diagnostic[];
  /** The errors among them that leave operations out. */
  readonly leftOut: readonly Diagnostic[];
}

export type StackName = "mvc" | "http";

export interface SourceEndpoint {
  readonly kind: "controller" | "minimalApi" | "function";
  readonly methods: readonly string[] | "any" | "unknown";
  /** Undefined: built at run time, and said to be. */
  readonly route: string | undefined;
  /** The route or, where it is built at run time, what of it is written: `[token]/things`. */
  readonly written: string;
  /** `TasksController.Get` with its namespace, where the handler is a method. */
  readonly handler: string | undefined;
  /** What a caller sends, parameter by parameter; an object of several values is one. */
  readonly parameters: readonly SourceParameter[];
  readonly place: Location;
  /** Left out of the server's description of itself. */
  readonly isHidden: boolean;
  /** A diagnostic says that the route is not what is written. */
  readonly isAnnounced: boolean;
}

export interface SourceParameter {
  readonly name: string;
  readonly wireName: string;
  /** `parameters`: an object whose members are bound one by one. */
  readonly place: "route" | "query" | "header" | "cookie" | "form" | "body" | "parameters";
  readonly location: Location | undefined;
}

/** An endpoint whose inputs and answers were read. */
export interface SourceOperation {
  /** `Acme.TasksController.Get`, where it is a method. */
  readonly handler: string | undefined;
  readonly method: string;
  readonly routes: readonly string[];
  readonly stack: StackName;
  readonly inputs: readonly Input[];
  readonly responses: readonly Response[];
  readonly security: Security;
  readonly place: Location | undefined;
}

/** JSON settings, in the words of `OptionsFact`. */
export interface SourceStack {
  readonly library: string;
  readonly namingPolicy: string;
  readonly dictionaryKeyPolicy: string;
  readonly ignoreCondition: string;
  readonly enumsAsNames: boolean;
  readonly referenceHandler: string;
  readonly includeFields: boolean;
  readonly ignoreReadOnlyProperties: boolean;
  /** Places that touch the settings and were not understood. */
  readonly unread: readonly UnreadSetting[];
}
