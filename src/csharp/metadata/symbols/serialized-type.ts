import type { AnnotatedType, Type } from "../../binding/symbols/symbols.js";
import { construct } from "../format/signatures.js";
import type { MetadataAssembly } from "./assembly.js";

/** A type as attributes write it: `Ns.Outer+Inner`1[[Arg, Assembly]], Assembly`; `[]` after it is an array. */
export function serializedType(text: string, assembly: MetadataAssembly): Type {
  return new NameParser(text, assembly).type();
}

class NameParser {
  readonly #text: string;
  readonly #assembly: MetadataAssembly;
  #at = 0;

  constructor(text: string, assembly: MetadataAssembly) {
    this.#text = text;
    this.#assembly = assembly;
  }

  type(): Type {
    const name = this.#take(/[^,[\]*&]*/y).trim();
    const typeArguments: AnnotatedType[] = [];
    let dimensions: number[] = [];
    while (this.#text[this.#at] === "[") {
      const array = this.#take(/\[[,*]*\]/y);
      if (array !== "") {
        dimensions = [...dimensions, Math.max(1, array.split(",").length)];
        continue;
      }
      this.#at++;
      while (this.#at < this.#text.length && this.#text[this.#at] !== "]") {
        const bracketed = this.#text[this.#at] === "[";
        if (bracketed) this.#at++;
        typeArguments.push({ type: this.type(), nullability: "oblivious" });
        if (bracketed) {
          this.#take(/[^\]]*\]/y);
        }
        this.#take(/\s*,\s*/y);
      }
      this.#at++;
    }
    const pointers = this.#take(/\**/y).length;
    while (this.#text[this.#at] === "[") {
      const array = this.#take(/\[[,*]*\]/y);
      if (array === "") break;
      dimensions = [...dimensions, Math.max(1, array.split(",").length)];
    }
    const symbol = this.#assembly.resolve(name.replaceAll("\\", ""), this.#assemblyName());
    let type: Type =
      symbol === undefined
        ? { kind: "error", name, typeArguments, location: undefined, candidates: [] }
        : typeArguments.length === 0
          ? // `typeof(List<>)`: without arguments a generic type stands for all of them.
            { kind: "named", symbol, typeArguments: [], containing: undefined }
          : construct(symbol, typeArguments);
    for (let i = 0; i < pointers; i++) type = { kind: "pointer", element: { type, nullability: "notAnnotated" } };
    for (const rank of dimensions) type = { kind: "array", element: { type, nullability: "oblivious" }, rank };
    return type;
  }

  /** `, Assembly, Version=…` behind a name, up to the bracket that ends it; a comma between arguments does not count. */
  #assemblyName(): string | undefined {
    const pattern = /\s*,\s*([^,[\]]+)(?:,[^\]]*)?/y;
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[1]?.trim();
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const token = pattern.exec(this.#text)?.[0] ?? "";
    this.#at += token.length;
    return token;
  }
}
