/** Whether what was sent is in what came back, as far as the contract says that it can be. */
import { type Contract, typesById } from "../../src/contract/contract.js";
import { typeBindings } from "../../src/contract/type-declaration.js";
import { substituteUse, type TypeUse, withoutNull } from "../../src/contract/type-use.js";

/** `changed`: JSON names that a converter or setter writes in a form of its own, by type and name. */
export function difference(
  contract: Contract,
  use: TypeUse,
  sent: unknown,
  got: unknown,
  changed: (csharpType: string, csharpMember: string) => boolean,
): string | undefined {
  const types = typesById(contract);

  const compare = (type: TypeUse, a: unknown, b: unknown, path: string): string | undefined => {
    const differs = `${path}: sent ${JSON.stringify(a)}, got ${JSON.stringify(b)}`;
    switch (type.kind) {
      case "nullable":
        return a === null ? (b === null || b === undefined ? undefined : differs) : compare(type.inner, a, b, path);
      case "array": {
        if (!Array.isArray(a) || !Array.isArray(b)) return differs;
        // Sets and stacks have an order of their own, and a set holds an element once.
        // To .NET a moment in a set is the same with a zone and without.
        const isMoment = withoutNull(type.element).kind === "primitive";
        const same = (item: unknown, other: unknown): boolean =>
          compare(type.element, item, other, path) === undefined || (isMoment && moment(item) === moment(other));
        const missing = a.find((item) => !b.some((other) => same(item, other)));
        return missing === undefined
          ? undefined
          : `${path}[]: sent ${JSON.stringify(missing)}, got ${JSON.stringify(b)}`;
      }
      case "map": {
        if (!isRecord(a) || !isRecord(b)) return differs;
        return first(Object.entries(a), ([key, value]) =>
          keyOf(b, key) === undefined
            ? `${path}.${key}: lost`
            : compare(type.value, value, b[keyOf(b, key) ?? ""], `${path}.${key}`),
        );
      }
      case "reference":
        return declared(type, a, b, path, differs);
      case "unknown":
        return undefined;
      default:
        return sameScalar(a, b) ? undefined : differs;
    }
  };

  const declared = (
    type: Extract<TypeUse, { kind: "reference" }>,
    a: unknown,
    b: unknown,
    path: string,
    differs: string,
  ): string | undefined => {
    const declaration = types.get(type.id);
    if (declaration === undefined) return differs;
    const bindings = typeBindings(declaration, type.typeArguments);
    switch (declaration.kind) {
      case "object": {
        if (!isRecord(a) || !isRecord(b)) return differs;
        return first(declaration.properties, (property) => {
          if (!(property.name in a) || property.answered === "absent") return undefined;
          if (changed(declaration.csharpName, property.csharpName)) return undefined;
          if (!(property.name in b))
            return property.answered === "optional" ? undefined : `${path}.${property.name}: lost`;
          return compare(
            substituteUse(property.type, bindings),
            a[property.name],
            b[property.name],
            `${path}.${property.name}`,
          );
        });
      }
      case "union": {
        if (!isRecord(a) || !isRecord(b)) return differs;
        const tag = declaration.discriminator === undefined ? undefined : a[declaration.discriminator];
        if (declaration.discriminator === undefined) return undefined;
        if (b[declaration.discriminator] !== tag) return differs;
        const variant = declaration.variants.find((one) => one.tag === tag);
        return variant === undefined ? undefined : compare(substituteUse(variant.type, bindings), a, b, path);
      }
      case "alias":
        return compare(substituteUse(declaration.type, bindings), a, b, path);
      default:
        return sameScalar(a, b) ? undefined : differs;
    }
  };

  return compare(use, sent, got, "$");
}

function first<T>(items: readonly T[], find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function moment(value: unknown): unknown {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z?$/.test(value) ? value.replace(/Z$/, "") : value;
}

/** A number may come back as text, and as text without trailing zeros. */
function sameScalar(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  return typeof a !== "boolean" && typeof b !== "boolean" && a !== "" && b !== "" && Number(a) === Number(b);
}

/** Boolean and Guid keys come back in the case that .NET writes, numbers in its digits (`1E-07`); a moment with a zone and without is one key. */
function keyOf(object: Readonly<Record<string, unknown>>, key: string): string | undefined {
  if (key in object) return key;
  const keys = Object.keys(object);
  return (
    keys.find((one) => one.toLowerCase() === key.toLowerCase()) ??
    keys.find((one) => moment(one) === moment(key)) ??
    keys.find((one) => /\d/.test(one) && Number(one) === Number(key))
  );
}
