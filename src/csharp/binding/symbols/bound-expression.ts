/**
 * Expressions as later stages follow them: one level bound at a time, the parts left as `SourceExpression`s to be bound
 * on demand. That is enough to read `Define` chains, route constants, JSON registrations and what a handler returns,
 * without a whole C# type checker.
 */
import type { Location } from "../../../diagnostics/location.js";
import type { ArrowExpressionClauseSyntax, BlockSyntax, ExpressionSyntax, Span } from "../../syntax/nodes.js";
import type { Scope } from "./scope.js";
import type { LocalVariable } from "./source-symbols.js";
import type {
  AnnotatedType,
  Constant,
  ConstructedMethod,
  EventSymbol,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
  Type,
} from "./symbols.js";

/** An expression with its scope: all that is needed to bind the names in it. */
export interface SourceExpression {
  readonly syntax: ExpressionSyntax;
  readonly scope: Scope;
}

export interface SourceBody {
  readonly syntax: BlockSyntax | ArrowExpressionClauseSyntax;
  readonly scope: Scope;
}

/** The body of a member. It is parsed when its syntax is asked for; where it stands is known before. */
export interface MemberBody extends SourceBody {
  readonly extent: Span;
}

export interface BoundArgument {
  /** `name:` as written. */
  readonly name: string | undefined;
  /** The parameter it goes to, where the method is known. */
  readonly parameter: ParameterSymbol | undefined;
  /** `ref`, `out` or `in` is written. */
  readonly isByReference?: boolean | undefined;
  readonly value: SourceExpression;
}

export type BoundExpression =
  /** Literals, `const` fields, `nameof`, constant concatenation, interpolation and arithmetic. */
  | {
      readonly kind: "constant";
      readonly value: Constant;
      readonly type: AnnotatedType /** The const field, where it is one. */;
      readonly symbol: FieldSymbol | undefined;
    }
  | { readonly kind: "namespace"; readonly name: string }
  | { readonly kind: "type"; readonly type: Type }
  | { readonly kind: "this"; readonly type: NamedTypeSymbol | undefined }
  | {
      readonly kind: "field";
      readonly symbol: FieldSymbol;
      /** `Crud<Part>` of `Crud<Part>.Name`. */
      readonly containingType: NamedType;
      readonly receiver: SourceExpression | undefined;
      readonly type: AnnotatedType;
    }
  | {
      readonly kind: "property";
      readonly symbol: PropertySymbol;
      readonly containingType: NamedType;
      readonly receiver: SourceExpression | undefined;
      /** Of an indexer. */
      readonly arguments: readonly BoundArgument[];
      readonly type: AnnotatedType;
    }
  /** `pair.Item2`, and `pair.Name` of a tuple whose elements have names. */
  | {
      readonly kind: "element";
      readonly receiver: SourceExpression;
      readonly at: number;
      readonly type: AnnotatedType;
    }
  | { readonly kind: "event"; readonly symbol: EventSymbol; readonly receiver: SourceExpression | undefined }
  /** A local variable. Which values it is given is a question for `csharp/flow`. */
  | {
      readonly kind: "local";
      readonly name: string;
      readonly type: AnnotatedType | undefined;
      readonly variable: LocalVariable;
    }
  | { readonly kind: "parameter"; readonly symbol: ParameterSymbol; readonly type: AnnotatedType }
  | {
      readonly kind: "methodGroup";
      readonly name: string;
      readonly candidates: readonly MethodSymbol[];
      /** The constructed type that declares each of the candidates; undefined for extension methods and local functions. */
      readonly containingTypes: readonly (NamedType | undefined)[];
      readonly receiver: SourceExpression | undefined;
      readonly typeArguments: readonly AnnotatedType[];
    }
  | {
      readonly kind: "call";
      /** The simple name that is called. */
      readonly name: string;
      /** The chosen method; undefined when it could not be chosen or its type is not known (no SDK): go by `name` then. */
      readonly method: MethodSymbol | undefined;
      /** The same method with its type arguments, inferred ones too, in its constructed containing type. */
      readonly constructed: ConstructedMethod | undefined;
      readonly candidates: readonly MethodSymbol[];
      /** `a` of `a.M()`; for an extension method called as one, `a` too. Undefined for a plain `M()`. */
      readonly receiver: SourceExpression | undefined;
      /** As written, `M<A, B>()`; `constructed` has the inferred ones too. */
      readonly typeArguments: readonly AnnotatedType[];
      readonly arguments: readonly BoundArgument[];
      /** What the call returns, substituted; undefined when not known. */
      readonly type: AnnotatedType | undefined;
    }
  | {
      readonly kind: "creation";
      readonly type: AnnotatedType;
      /** The chosen constructor; undefined for one that nobody wrote, and where none fits. */
      readonly constructed: ConstructedMethod | undefined;
      readonly arguments: readonly BoundArgument[];
      readonly initializers: readonly { readonly name: string; readonly value: SourceExpression }[];
    }
  | {
      readonly kind: "lambda";
      readonly parameters: readonly ParameterSymbol[];
      readonly body: SourceBody | SourceExpression;
      readonly isAsync: boolean;
      readonly attributes: readonly import("./symbols.js").AttributeData[];
      readonly returnType: AnnotatedType | undefined;
    }
  /** `c ? a : b`, `a ?? b`, `x switch { … }`: one of these values. */
  | { readonly kind: "choice"; readonly branches: readonly SourceExpression[] }
  | { readonly kind: "await"; readonly operand: SourceExpression }
  /** A cast, `as`, `!`, parentheses, `checked(…)`: the same value. */
  | { readonly kind: "same"; readonly operand: SourceExpression; readonly type: AnnotatedType | undefined }
  | { readonly kind: "assignment"; readonly target: SourceExpression; readonly value: SourceExpression }
  /** `x with { … }`. */
  | {
      readonly kind: "with";
      readonly operand: SourceExpression;
      readonly initializers: readonly { readonly name: string; readonly value: SourceExpression }[];
    }
  /** `[a, b]`, `new[] { a, b }`. */
  | {
      readonly kind: "collection";
      readonly elements: readonly SourceExpression[];
      readonly type: AnnotatedType | undefined;
    }
  /** `throw e` as an expression: no value. */
  | { readonly kind: "throw" }
  /** A name that cannot be bound. */
  | {
      readonly kind: "unbound";
      readonly name: string;
      readonly location: Location;
      readonly ambiguous: readonly NamedTypeSymbol[];
    }
  /** Anything else: no later stage has a use for it. */
  | { readonly kind: "other"; readonly type: AnnotatedType | undefined };

export type BoundCall = Extract<BoundExpression, { kind: "call" }>;
export type BoundCreation = Extract<BoundExpression, { kind: "creation" }>;
