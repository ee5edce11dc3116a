import type { Contract } from "../../contract/contract.js";
import { typesById } from "../../contract/contract.js";
import type { TypeDeclaration, UnionType } from "../../contract/type-declaration.js";
import { type TypeId, type TypeUse, withoutNull } from "../../contract/type-use.js";
import { typesIn } from "../../contract/used-types.js";
import { isNumber } from "../../contract/values/numbers.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { boundObjects } from "./bound-objects.js";

type Token = "boolean" | "number" | "string" | "object" | "array";
type Types = ReadonlyMap<TypeId, TypeDeclaration>;

/**
 * Unions that can be a `union` of C# 15. System.Text.Json 11 writes each case and reads by the kind of the first token alone, so
 * every case needs a kind of JSON of its own; a `ContractUnion` also looks at the members of objects and the form of texts.
 */
export function withCSharpUnions(contract: Contract, sink: DiagnosticSink): Contract {
  const types = typesById(contract);
  const bound = boundUnions(contract, types);
  const declare = (type: TypeDeclaration): TypeDeclaration => {
    if (type.kind !== "union" || type.discriminator !== undefined || type.external === true) return type;
    const reason = bound.has(type.id) ? "it is part of a form, which is not JSON" : ambiguity(type, types);
    if (reason === undefined) return { ...type, isCSharpUnion: true };
    sink.report(diagnostic("unionStaysContractUnion", type.location, { type: type.csharpName, reason }));
    return type;
  };
  return { ...contract, types: contract.types.map(declare) };
}

/** ASP.NET binds unions from JSON alone. */
function boundUnions(contract: Contract, types: Types): ReadonlySet<TypeId> {
  const uses = [...boundObjects(contract).keys()].flatMap((id) => {
    const object = types.get(id);
    const properties = object?.kind === "object" ? object.properties : [];
    return properties.flatMap(({ part, type }) => (part === undefined ? [type] : []));
  });
  return new Set(typesIn(uses));
}

/** Why System.Text.Json cannot read every case that it writes; undefined where it can. */
function ambiguity({ variants }: UnionType, types: Types): string | undefined {
  const claimed = new Map<Token, number>();
  for (const [at, { type }] of variants.entries()) {
    const tokens = tokensOf(type, types);
    if (typeof tokens === "string") return tokens;
    for (const token of tokens) {
      if (claimed.has(token)) return clash(token, variants[claimed.get(token) ?? 0]?.type, type);
      claimed.set(token, at);
    }
  }
  return undefined;
}

function clash(token: Token, ...uses: readonly (TypeUse | undefined)[]): string {
  const number = uses.map((use) => use !== undefined && isNumeric(withoutNull(use)));
  const isMixed = token === "string" && number.some((is) => is);
  return isMixed ? "ASP.NET reads numbers from strings too" : `several of its cases are a JSON ${token}`;
}

function isNumeric(use: TypeUse): boolean {
  return (use.kind === "primitive" && isNumber(use.name)) || (use.kind === "literal" && typeof use.value === "number");
}

/** The kinds of JSON that are read as the case, under ASP.NET's options and `AddContractJson`; a text says why that is not so. */
function tokensOf(use: TypeUse, types: Types): readonly Token[] | string {
  const inner = withoutNull(use);
  if (isNumeric(inner)) return ["number", "string"];
  switch (inner.kind) {
    case "primitive":
      return [inner.name === "boolean" ? "boolean" : "string"];
    case "literal":
      return [typeof inner.value === "boolean" ? "boolean" : "string"];
    case "array":
      return ["array"];
    case "map":
      return ["object"];
    case "unknown":
      return inner.shape === "object" ? ["object"] : "a case that may be any JSON is read from objects only";
    case "reference":
      return declaredTokens(types.get(inner.id), types);
    case "file":
    case "typeParameter":
      return "the JSON of a case depends on a type argument";
    default:
      return ["object"];
  }
}

function declaredTokens(type: TypeDeclaration | undefined, types: Types): readonly Token[] | string {
  switch (type?.kind) {
    case "enum":
      return [type.wire === "number" ? "number" : "string"];
    case "brand":
      return "a case is a value object, which has a converter";
    case "alias":
      return tokensOf(type.type, types);
    case "union":
      return type.discriminator === undefined
        ? "a union inside of a union is only recognized as an object"
        : ["object"];
    default:
      return ["object"];
  }
}
