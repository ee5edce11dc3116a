import type { SourceFile } from "../source-file.js";

/** A range of the file's UTF-8 bytes, without leading and trailing trivia (Roslyn's `Span`). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface NodeOf<Kind extends string> extends Span {
  readonly kind: Kind;
}

/** A name as written; `identifierText(file, token)` decodes `@name` and unicode escapes. A missing name has no width. */
export interface IdentifierToken extends NodeOf<"IdentifierToken"> {}

export type ModifierKind =
  | "PublicKeyword"
  | "PrivateKeyword"
  | "InternalKeyword"
  | "ProtectedKeyword"
  | "StaticKeyword"
  | "ReadOnlyKeyword"
  | "SealedKeyword"
  | "ConstKeyword"
  | "FixedKeyword"
  | "VolatileKeyword"
  | "NewKeyword"
  | "OverrideKeyword"
  | "AbstractKeyword"
  | "VirtualKeyword"
  | "ExternKeyword"
  | "UnsafeKeyword"
  | "RefKeyword"
  | "OutKeyword"
  | "InKeyword"
  | "ParamsKeyword"
  | "ThisKeyword"
  | "PartialKeyword"
  | "AsyncKeyword"
  | "RequiredKeyword"
  | "ScopedKeyword"
  | "FileKeyword"
  | "ClosedKeyword"
  | "SafeKeyword";

export interface ModifierToken extends NodeOf<ModifierKind> {}

/**
 * A body, or the name in a `using`, that is still text. `force` parses it, once; the result stays on the node.
 * `context` is what the surrounding code tells the parser: whether `await` and `field` are keywords in there.
 */
export interface Deferred<Node> extends NodeOf<"Deferred"> {
  readonly file: SourceFile;
  readonly syntax: "Block" | "ArrowExpressionClause" | "EqualsValueClause" | "Type";
  readonly context: number;
  node: Node | null;
}

/** A part of a declaration that is parsed on demand: read it with `force`, or with `bodyOf` and `initializerOf`. */
export type Lazy<Node> = Node | Deferred<Node>;
