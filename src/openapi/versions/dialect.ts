import type { ArrayStyle, ObjectStyle } from "../../contract/operation.js";
import type { DocumentSet } from "../document/document-set.js";
import type { MapNode, Node, SequenceNode } from "../document/node.js";

/** What differs between the versions of OpenAPI, behind one face. Each version is a sibling file. */
export interface Dialect {
  readonly version: "2.0" | "3.0" | "3.1" | "3.2";
  /** Named schemas of the root document. */
  schemas(root: MapNode): MapNode | undefined;
  securitySchemes(root: MapNode): MapNode | undefined;
  /** Whether keywords beside `$ref` count (JSON Schema 2020-12) or are ignored (2.0, 3.0). */
  readonly siblingsOfReferences: boolean;
  /** Parameters of an operation, those of its path included, `$ref`s followed. */
  parameters(operation: OperationSite): readonly ParameterDescription[];
  body(operation: OperationSite): BodyDescription | undefined;
  responses(operation: OperationSite): readonly ResponseDescription[];
  /** Addresses that the paths are relative to. */
  servers(root: MapNode): readonly { readonly url: string; readonly node: MapNode }[];
  /** What an operation, or its path, says of its own addresses; undefined where it says nothing. */
  ownServers(operation: OperationSite): OwnServers | undefined;
  /** Keys of a path item that are methods, with those of `additionalOperations`. */
  methods(
    pathItem: MapNode,
    references: ReferenceFollower,
  ): readonly { readonly method: string; readonly operation: MapNode }[];
}

/** Follows references for the dialects. */
export type ReferenceFollower = Pick<DocumentSet, "follow" | "tryResolve">;

export interface OperationSite {
  readonly root: MapNode;
  readonly pathItem: MapNode;
  readonly operation: MapNode;
  readonly references: ReferenceFollower;
}

export interface OwnServers {
  /** The operation or path that says it. */
  readonly node: MapNode;
  /** As they are written, or their addresses alone. */
  readonly servers: SequenceNode | readonly string[];
}

export interface ParameterDescription {
  readonly node: MapNode;
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie" | "querystring";
  readonly required: boolean;
  /** The schema; undefined where there is none. In 2.0 the parameter itself. */
  readonly schema: Node | undefined;
  readonly arrayStyle?: ArrayStyle;
  readonly objectStyle?: ObjectStyle;
  /** Of a parameter with `content`. */
  readonly mediaType?: string;
  /** `matrix` and `label`: styles that no part of ASP.NET reads. */
  readonly oddStyle?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly example?: Node;
}

export interface ContentDescription {
  readonly mediaType: string;
  readonly node: MapNode;
  readonly schema: Node | undefined;
  /** Of each item of a sequence, since 3.2. */
  readonly itemSchema?: Node;
  readonly examples: readonly { readonly name?: string; readonly value: Node }[];
}

export interface BodyDescription {
  readonly node: MapNode;
  readonly required: boolean;
  readonly description?: string;
  readonly contents: readonly ContentDescription[];
  readonly name?: string;
}

export interface ResponseDescription {
  readonly node: MapNode;
  readonly status: string;
  readonly description?: string;
  readonly contents: readonly ContentDescription[];
  readonly headers: readonly HeaderDescription[];
}

export interface HeaderDescription {
  readonly name: string;
  readonly node: MapNode;
  readonly schema: Node | undefined;
  readonly required: boolean;
  readonly description?: string;
}
