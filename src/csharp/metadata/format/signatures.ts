/** Types in signatures (ECMA-335 II.23.2.12), read together with what attributes say about them. */
import type {
  AnnotatedType,
  NamedType,
  NamedTypeSymbol,
  Type,
  TypeParameterSymbol,
} from "../../binding/symbols/symbols.js";
import { annotate, constructType, isTypeNamed } from "../../binding/symbols/types.js";
import { BlobReader } from "./blob-reader.js";
import { decodeToken, type Token } from "./tables.js";
import { noTransforms, TransformCursor, type TypeTransforms } from "./transforms.js";

/** What the numbers and tokens of a signature mean in its assembly. */
export interface SignatureContext {
  typeDefinition(token: Token): TypeName;
  typeSpecification(token: Token): Uint8Array;
  core(metadataName: string): TypeName;
  /** Of the type and those around it, outermost first. */
  readonly typeParameters: readonly TypeParameterSymbol[];
  readonly methodTypeParameters: readonly TypeParameterSymbol[];
}

/** The named type behind a token; unresolved where no assembly has it. */
export type TypeName =
  | { readonly kind: "resolved"; readonly symbol: NamedTypeSymbol }
  | { readonly kind: "missing"; readonly name: string };

export interface SignatureType {
  readonly type: AnnotatedType;
  readonly isByRef: boolean;
  /** Full names of required modifiers: `IsExternalInit`, `InAttribute`, `IsVolatile`. */
  readonly requiredModifiers: readonly string[];
}

const element = {
  Void: 0x01,
  Boolean: 0x02,
  Char: 0x03,
  I1: 0x04,
  U1: 0x05,
  I2: 0x06,
  U2: 0x07,
  I4: 0x08,
  U4: 0x09,
  I8: 0x0a,
  U8: 0x0b,
  R4: 0x0c,
  R8: 0x0d,
  String: 0x0e,
  Ptr: 0x0f,
  ByRef: 0x10,
  ValueType: 0x11,
  Class: 0x12,
  Var: 0x13,
  Array: 0x14,
  GenericInst: 0x15,
  TypedByRef: 0x16,
  I: 0x18,
  U: 0x19,
  FnPtr: 0x1b,
  Object: 0x1c,
  SzArray: 0x1d,
  MVar: 0x1e,
  CModReqd: 0x1f,
  CModOpt: 0x20,
  Sentinel: 0x41,
  Pinned: 0x45,
} as const;

/** Built-in element types by their code. */
export const elementNames: Readonly<Record<number, string>> = {
  [element.Void]: "System.Void",
  [element.Boolean]: "System.Boolean",
  [element.Char]: "System.Char",
  [element.I1]: "System.SByte",
  [element.U1]: "System.Byte",
  [element.I2]: "System.Int16",
  [element.U2]: "System.UInt16",
  [element.I4]: "System.Int32",
  [element.U4]: "System.UInt32",
  [element.I8]: "System.Int64",
  [element.U8]: "System.UInt64",
  [element.R4]: "System.Single",
  [element.R8]: "System.Double",
  [element.String]: "System.String",
  [element.TypedByRef]: "System.TypedReference",
  [element.I]: "System.IntPtr",
  [element.U]: "System.UIntPtr",
  [element.Object]: "System.Object",
};

/** No compiler nests types this deep; a hostile file may. */
const deepestType = 200;

export class SignatureReader {
  readonly #reader: BlobReader;
  readonly #context: SignatureContext;
  #cursor: TransformCursor;
  #depth = 0;

  constructor(bytes: Uint8Array | BlobReader, context: SignatureContext, transforms: TypeTransforms) {
    this.#reader = bytes instanceof BlobReader ? bytes : new BlobReader(bytes);
    this.#context = context;
    this.#cursor = new TransformCursor(transforms);
  }

  /** A parameter, return or field type: modifiers and `ref` may precede it. */
  next(transforms: TypeTransforms): SignatureType {
    this.#cursor = new TransformCursor(transforms);
    const requiredModifiers: string[] = [];
    let isByRef = false;
    for (;;) {
      const code = this.#reader.peek();
      if (code === element.CModReqd || code === element.CModOpt) {
        this.#reader.byte();
        const modifier = this.#typeName();
        if (code === element.CModReqd) requiredModifiers.push(nameOf(modifier));
        this.#cursor.nextIsDynamic();
      } else if (code === element.ByRef) {
        this.#reader.byte();
        isByRef = true;
        this.#cursor.nextIsDynamic();
      } else if (code === element.Pinned || code === element.Sentinel) this.#reader.byte();
      else break;
    }
    return { type: this.type(), isByRef, requiredModifiers };
  }

  type(): AnnotatedType {
    if (this.#depth > deepestType) return errorType("?");
    this.#depth++;
    const result = this.#type();
    this.#depth--;
    return result;
  }

  #type(): AnnotatedType {
    const code = this.#reader.byte();
    switch (code) {
      case element.Object: {
        const nullability = this.#cursor.nextNullability();
        const isDynamic = this.#cursor.nextIsDynamic();
        return { type: isDynamic ? { kind: "dynamic" } : this.#core("System.Object"), nullability };
      }
      case element.String: {
        this.#cursor.nextIsDynamic();
        return { type: this.#core("System.String"), nullability: this.#cursor.nextNullability() };
      }
      case element.ValueType:
      case element.Class: {
        this.#cursor.nextIsDynamic();
        const name = this.#typeName();
        const type = plain(name);
        // A value type without type arguments takes no flag.
        return code === element.ValueType
          ? { type, nullability: "notAnnotated" }
          : { type, nullability: this.#cursor.nextNullability() };
      }
      case element.Var:
      case element.MVar: {
        this.#cursor.nextIsDynamic();
        const parameters = code === element.Var ? this.#context.typeParameters : this.#context.methodTypeParameters;
        const index = this.#reader.compressed();
        const symbol = parameters[index];
        const nullability = this.#cursor.nextNullability();
        return symbol === undefined
          ? errorType(`!${index}`)
          : annotate({ kind: "typeParameterType", symbol }, nullability);
      }
      case element.SzArray: {
        this.#cursor.nextIsDynamic();
        const nullability = this.#cursor.nextNullability();
        this.#skipModifiers();
        return { type: { kind: "array", element: this.type(), rank: 1 }, nullability };
      }
      case element.Array: {
        this.#cursor.nextIsDynamic();
        const nullability = this.#cursor.nextNullability();
        const inner = this.type();
        const rank = this.#reader.compressed();
        for (let sizes = this.#reader.compressed(); sizes > 0 && !this.#reader.atEnd; sizes--)
          this.#reader.compressed();
        for (let bounds = this.#reader.compressed(); bounds > 0 && !this.#reader.atEnd; bounds--)
          this.#reader.compressed();
        return { type: { kind: "array", element: inner, rank }, nullability };
      }
      case element.GenericInst:
        return this.#genericInstance();
      case element.Ptr: {
        this.#cursor.nextIsDynamic();
        // Pointers have a flag without meaning.
        this.#cursor.nextNullability();
        this.#skipModifiers();
        return { type: { kind: "pointer", element: this.type() }, nullability: "notAnnotated" };
      }
      case element.FnPtr:
        return this.#functionPointer();
      case element.CModReqd:
      case element.CModOpt:
        this.#typeName();
        this.#cursor.nextIsDynamic();
        return this.type();
      case element.ByRef:
        this.#cursor.nextIsDynamic();
        return this.type();
      default: {
        this.#cursor.nextIsDynamic();
        const name = elementNames[code];
        return name === undefined ? errorType("?") : { type: this.#core(name), nullability: "notAnnotated" };
      }
    }
  }

  #genericInstance(): AnnotatedType {
    this.#cursor.nextIsDynamic();
    const isValueType = this.#reader.byte() === element.ValueType;
    const name = this.#typeName();
    const symbol = name.kind === "resolved" ? name.symbol : undefined;
    const isNullable = isValueType && symbol?.metadataName === "System.Nullable`1";
    // Nullable<T> leaves its flag to T; any other generic value type has one without meaning.
    const nullability = isNullable ? "annotated" : this.#cursor.nextNullability();
    const count = this.#reader.compressed();
    const arity = tupleArity(symbol);
    const names = arity === undefined ? [] : this.#cursor.nextNames(arity < 8 ? arity : this.#tupleLength(count));
    const typeArguments: AnnotatedType[] = [];
    for (let i = 0; i < count && !this.#reader.atEnd; i++) typeArguments.push(this.type());
    if (name.kind === "missing") {
      const type: Type = { kind: "error", name: name.name, typeArguments, location: undefined, candidates: [] };
      return { type, nullability: isValueType ? "notAnnotated" : nullability };
    }
    const tupleType = arity === undefined ? undefined : tuple(typeArguments, names);
    if (tupleType !== undefined) return { type: tupleType, nullability: "notAnnotated" };
    const type = construct(name.symbol, typeArguments);
    return { type, nullability: isValueType && !isNullable ? "notAnnotated" : nullability };
  }

  /** Of a tuple that is nested because it is long: its names precede everything inside, so this looks ahead. */
  #tupleLength(count: number): number {
    const { position } = this.#reader;
    const cursor = this.#cursor;
    this.#cursor = new TransformCursor(noTransforms);
    let last: Type | undefined;
    for (let i = 0; i < count && !this.#reader.atEnd; i++) last = this.type().type;
    this.#reader.position = position;
    this.#cursor = cursor;
    return count - 1 + (last?.kind === "tuple" ? last.elements.length : 1);
  }

  #functionPointer(): AnnotatedType {
    this.#cursor.nextIsDynamic();
    this.#cursor.nextNullability();
    this.#reader.byte();
    const count = this.#reader.compressed();
    this.#skipModifiers();
    const returnType = this.type();
    const parameterTypes: AnnotatedType[] = [];
    for (let i = 0; i < count && !this.#reader.atEnd; i++) {
      this.#skipModifiers();
      parameterTypes.push(this.type());
    }
    return { type: { kind: "functionPointer", parameterTypes, returnType }, nullability: "notAnnotated" };
  }

  #skipModifiers(): void {
    while (this.#reader.peek() === element.CModReqd || this.#reader.peek() === element.CModOpt) {
      this.#reader.byte();
      this.#typeName();
      this.#cursor.nextIsDynamic();
    }
  }

  #typeName(): TypeName {
    const token = decodeToken(this.#reader.compressed(), "typeDefOrRef");
    return token === undefined ? { kind: "missing", name: "?" } : this.#context.typeDefinition(token);
  }

  #core(metadataName: string): Type {
    return plain(this.#context.core(metadataName));
  }
}

export function plain(name: TypeName): Type {
  return name.kind === "resolved"
    ? construct(name.symbol, [])
    : { kind: "error", name: name.name, typeArguments: [], location: undefined, candidates: [] };
}

function nameOf(name: TypeName): string {
  return name.kind === "resolved" ? name.symbol.metadataName : name.name;
}

function errorType(name: string): AnnotatedType {
  return {
    type: { kind: "error", name, typeArguments: [], location: undefined, candidates: [] },
    nullability: "oblivious",
  };
}

/** Metadata gives the arguments of all containing types in one list, outermost first. */
export function construct(symbol: NamedTypeSymbol, typeArguments: readonly AnnotatedType[]): NamedType {
  const ownCount = symbol.typeParameters.length;
  const outer = symbol.containingType;
  if (outer === undefined || typeArguments.length <= ownCount) return constructType(symbol, typeArguments);
  const outerArguments = typeArguments.slice(0, typeArguments.length - ownCount);
  return constructType(symbol, typeArguments.slice(typeArguments.length - ownCount), construct(outer, outerArguments));
}

function tupleArity(symbol: NamedTypeSymbol | undefined): number | undefined {
  if (symbol?.name !== "ValueTuple" || symbol.namespace !== "System") return undefined;
  const arity = symbol.typeParameters.length;
  return arity >= 2 && arity <= 8 ? arity : undefined;
}

/** Eight and more elements are nested in the last argument; where that is not a tuple, neither is the whole. */
function tuple(types: readonly AnnotatedType[], names: readonly (string | undefined)[]): Type | undefined {
  const elements = types.slice(0, 7).map((type, i) => ({ name: names[i], type }));
  if (types.length < 8) return { kind: "tuple", elements };
  const restTuple = types[7]?.type;
  if (restTuple?.kind === "tuple") {
    elements.push(...restTuple.elements.map((e, i) => ({ name: names[7 + i] ?? e.name, type: e.type })));
    return { kind: "tuple", elements };
  }
  const last = isTypeNamed(restTuple, "System.ValueTuple`1") ? restTuple.typeArguments[0] : undefined;
  return last && { kind: "tuple", elements: [...elements, { name: names[7], type: last }] };
}
