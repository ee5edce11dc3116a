import type { Location } from "../diagnostics/location.js";
import type { ApiDocument } from "./api-document.js";
import type { Documentation } from "./documentation.js";
import type { Hub } from "./hub.js";
import type { Operation } from "./operation.js";
import type { TypeDeclaration } from "./type-declaration.js";
import type { TypeId } from "./type-use.js";

/**
 * THE MODEL: what a server promises, independent of the language it was read from. Everything that reads makes one,
 * everything that emits or compares takes one. In canonical order (`order.ts`).
 */
export interface Contract {
  readonly title: string;
  readonly version: string;
  readonly documentation?: Documentation;
  readonly services: readonly Service[];
  /** None where the server has none. */
  readonly hubs?: readonly Hub[];
  readonly types: readonly TypeDeclaration[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** What an OpenAPI document says besides; it is kept for the way back. */
  readonly document?: ApiDocument;
}

/** One controller or contract class: one client module. */
export interface Service {
  /** The client module's name, camelCase, unique: `tasks`. */
  readonly name: string;
  /** The C# class: `TasksController`, `TasksContract`. */
  readonly csharpName: string;
  readonly namespace: string;
  readonly source: "controller" | "contract" | "openapi";
  readonly operations: readonly Operation[];
  /** The string constants of the C# class whose names end in `Route`: a contract may own the parts of its routes. */
  readonly routeConstants?: readonly RouteConstant[];
  readonly documentation?: Documentation;
  /** The tag in an OpenAPI document, where it is not the module's name. */
  readonly tag?: string;
  readonly location?: Location;
}

export interface RouteConstant {
  readonly name: string;
  readonly value: string;
  readonly location: Location | undefined;
}

export type SecurityScheme = {
  readonly name: string;
  readonly description?: string;
  readonly deprecated?: boolean;
} & (
  | { readonly kind: "http"; readonly scheme: string; readonly bearerFormat?: string }
  | { readonly kind: "apiKey"; readonly in: "header" | "query" | "cookie"; readonly parameter: string }
  | { readonly kind: "oauth2"; readonly flows: readonly OAuthFlow[]; readonly metadataUrl?: string }
  | { readonly kind: "openIdConnect"; readonly url: string }
  | { readonly kind: "mutualTls" }
);

export interface OAuthFlow {
  readonly flow: "implicit" | "password" | "clientCredentials" | "authorizationCode" | "deviceAuthorization";
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
}

export function typesById(contract: Contract): ReadonlyMap<TypeId, TypeDeclaration> {
  return new Map(contract.types.map((type) => [type.id, type]));
}
