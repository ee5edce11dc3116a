import { csharpCollections, csharpDictionaries } from "../../contract/csharp-collections.js";
import type { ArrayUse, MapUse, PrimitiveName, TypeId, TypeUse } from "../../contract/type-use.js";
import { isNumber, numberType } from "../../contract/values/numbers.js";
import type { Location } from "../../diagnostics/location.js";
import { csharpIdentifier, csharpString } from "../text/csharp.js";
import type { DeclaredNames } from "./declared-names.js";

/** How C# spells primitives; a namespace where a `using` is needed. */
const primitives: Record<
  PrimitiveName,
  { readonly name: string; readonly namespace?: string; readonly isValue: boolean }
> = {
  string: { name: "string", isValue: false },
  char: { name: "char", isValue: true },
  boolean: { name: "bool", isValue: true },
  int8: { name: "sbyte", isValue: true },
  uint8: { name: "byte", isValue: true },
  int16: { name: "short", isValue: true },
  uint16: { name: "ushort", isValue: true },
  int32: { name: "int", isValue: true },
  uint32: { name: "uint", isValue: true },
  int64: { name: "long", isValue: true },
  uint64: { name: "ulong", isValue: true },
  int128: { name: "Int128", namespace: "System", isValue: true },
  uint128: { name: "UInt128", namespace: "System", isValue: true },
  float16: { name: "Half", namespace: "System", isValue: true },
  float32: { name: "float", isValue: true },
  float64: { name: "double", isValue: true },
  decimal: { name: "decimal", isValue: true },
  guid: { name: "Guid", namespace: "System", isValue: true },
  uri: { name: "Uri", namespace: "System", isValue: false },
  version: { name: "Version", namespace: "System", isValue: false },
  dateTime: { name: "DateTime", namespace: "System", isValue: true },
  dateTimeOffset: { name: "DateTimeOffset", namespace: "System", isValue: true },
  date: { name: "DateOnly", namespace: "System", isValue: true },
  time: { name: "TimeOnly", namespace: "System", isValue: true },
  duration: { name: "TimeSpan", namespace: "System", isValue: true },
  bytes: { name: "byte[]", isValue: false },
};

/** The names one file uses: types as C# text, with the `using`s they need. */
export class FileNames {
  /** What the description says and C# does not, as far as it was found out only while writing. */
  readonly told: { readonly where: string; readonly what: string; readonly location: Location | undefined }[] = [];
  readonly usings = new Set<string>();
  usesObsolete = false;
  readonly #declared: DeclaredNames;
  readonly #namespace: string;
  readonly #anyJson: "JsonElement" | "object";

  constructor(declared: DeclaredNames, namespace: string, anyJson: "JsonElement" | "object" = "JsonElement") {
    this.#declared = declared;
    this.#namespace = namespace;
    this.#anyJson = anyJson;
  }

  /** A declared type's name as this file has to write it; `inFull` where something nearer has the same name. */
  declared(id: TypeId, inFull = false): string {
    const type = this.#declared.get(id);
    if (type === undefined) return "object";
    if (type.isObsolete) this.usesObsolete = true;
    const { namespace, path } = type;
    const full = namespace === "" ? `global::${path}` : `global::${namespace}.${path}`;
    if (type.spelling === "full") return full;
    if (type.spelling === "short") return this.#short(namespace, path);
    if (type.isExternal) return this.framework(namespace, path);
    if (inFull) return full;
    const first = path.split(".")[0] ?? "";
    if (namespace === this.#namespace && !this.#declared.nestedNames.has(first)) return path;
    if (this.#declared.ambiguousNames.has(first)) return full;
    if (!this.#namespace.startsWith(`${namespace}.`)) this.usings.add(namespace);
    return path;
  }

  tell(notes: readonly string[], where: string, location: Location | undefined): void {
    for (const what of notes) this.told.push({ where, what: what.replace(/\s+/g, " "), location });
  }

  /** A framework type. Where the document has a type of the same name, the framework's is written in full. */
  framework(namespace: string, name: string): string {
    const simple = /^\w+/.exec(name)?.[0] ?? name;
    if (this.#declared.simpleNames.has(simple)) return `global::${namespace}.${name}`;
    this.usings.add(namespace);
    return name;
  }

  #short(namespace: string, path: string): string {
    if (namespace !== "" && !`${this.#namespace}.`.startsWith(`${namespace}.`)) this.usings.add(namespace);
    return path;
  }

  attribute(namespace: string, name: string, args: readonly string[] = []): string {
    const taken = this.#declared.simpleNames.has(name) || this.#declared.simpleNames.has(`${name}Attribute`);
    if (!taken) this.usings.add(namespace);
    const written = taken ? `global::${namespace}.${name}Attribute` : name;
    return `[${written}${args.length === 0 ? "" : `(${args.join(", ")})`}]`;
  }

  type(use: TypeUse): string {
    switch (use.kind) {
      case "primitive": {
        const { name, namespace } = primitives[use.name];
        return namespace === undefined ? name : this.framework(namespace, name);
      }
      case "array":
        return this.#collection(use);
      case "map":
        return this.#dictionary(use);
      case "reference": {
        const typeArguments = use.typeArguments.map((argument) => this.type(argument)).join(", ");
        return `${this.declared(use.id)}${typeArguments === "" ? "" : `<${typeArguments}>`}`;
      }
      case "nullable": {
        const inner = this.type(use.inner);
        return inner.endsWith("?") ? inner : `${inner}?`;
      }
      case "literal":
        return typeof use.value === "string" ? "string" : typeof use.value === "boolean" ? "bool" : "long";
      case "file":
        return this.framework("Microsoft.AspNetCore.Http", "IFormFile");
      case "typeParameter":
        return csharpIdentifier(use.name);
      case "unknown":
        return this.#unknown(use.shape);
    }
  }

  /** What the document does not say is read only: a list that a server gets is not the server's to change. */
  #collection({ collection = "IReadOnlyList", element }: ArrayUse): string {
    if (collection === "array") return `${this.type(element)}[]`;
    return `${this.framework(csharpCollections[collection], collection)}<${this.type(element)}>`;
  }

  #dictionary({ collection = "IReadOnlyDictionary", key, value }: MapUse): string {
    return `${this.framework(csharpDictionaries[collection], collection)}<${this.type(key)}, ${this.type(value)}>`;
  }

  #unknown(shape: "any" | "object" | "array"): string {
    if (shape === "any" && this.#anyJson === "object") return "object";
    if (shape === "any") return this.framework("System.Text.Json", "JsonElement");
    return this.framework("System.Text.Json.Nodes", shape === "object" ? "JsonObject" : "JsonArray");
  }

  /** Whether `T?` is `Nullable<T>`, and a missing initialiser no warning. */
  isValueType(use: TypeUse): boolean {
    switch (use.kind) {
      case "primitive":
        return primitives[use.name].isValue;
      case "literal":
        return typeof use.value !== "string";
      case "unknown":
        return use.shape === "any" && this.#anyJson === "JsonElement";
      case "array":
        return ["ImmutableArray", "Memory", "ReadOnlyMemory", "ArraySegment"].includes(use.collection ?? "");
      case "reference":
        return this.#declared.get(use.id)?.isValueType === true;
      default:
        return false;
    }
  }
}

/** A constant of attribute arguments and initialisers, of the type it is compared with; undefined where C# has no such constant. */
export function constantText(value: string | number | boolean | null, type: TypeUse): string | undefined {
  const inner = type.kind === "nullable" ? type.inner : type;
  if (value === null) return "null";
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string") return csharpString(value);
  if (!Number.isFinite(value)) return undefined;
  const name = inner.kind === "primitive" ? inner.name : inner.kind === "literal" ? "int64" : "float64";
  return numberText(value, name);
}

function numberText(value: number, name: PrimitiveName): string | undefined {
  const suffix: Partial<Record<PrimitiveName, string>> = {
    int64: "L",
    uint64: "UL",
    uint32: "U",
    float64: "d",
    float32: "f",
    decimal: "m",
  };
  const range = isNumber(name) ? numberType(name) : undefined;
  const whole = range?.whole === true;
  if (whole && !Number.isSafeInteger(value)) return undefined;
  if (range !== undefined && (value < Number(range.minimum) || value > Number(range.maximum))) return undefined;
  const text = whole ? BigInt(value).toString() : String(value).replace("e+", "E").replace("e", "E");
  return `${text}${suffix[name] ?? ""}`;
}
