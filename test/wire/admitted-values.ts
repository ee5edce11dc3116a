/** Random values that a generated request type admits: every union member, optional keys left out, nulls where they may be. */
import type { Constraints } from "../../src/contract/constraints.js";
import { type Contract, typesById } from "../../src/contract/contract.js";
import { primitiveIn, propertiesIn } from "../../src/contract/shapes.js";
import { type EnumType, type ObjectType, typeBindings } from "../../src/contract/type-declaration.js";
import { type PrimitiveUse, substituteUse, type TypeUse } from "../../src/contract/type-use.js";
import type { Random } from "./random.js";

/** Why no value could be made: the type says nothing about what the server takes. */
export class NotKnown extends Error {}

export type Style = "full" | "sparse" | "mixed";

export interface Admitted {
  value(use: TypeUse, constraints?: Constraints): unknown;
}

const deepest = 3;

export function admittedValues(contract: Contract, random: Random, style: Style): Admitted {
  const types = typesById(contract);
  const leaveOut = (): boolean => style === "sparse" || (style === "mixed" && random.oneIn(2));

  const make = (use: TypeUse, constraints: Constraints, depth: number): unknown => {
    switch (use.kind) {
      case "primitive":
        return primitiveValue(use, constraints, random);
      case "nullable":
        return leaveOut() || depth > deepest ? null : make(use.inner, constraints, depth);
      case "array": {
        const least = constraints.minItems ?? 0;
        const most = Math.min(constraints.maxItems ?? 3, depth > 1 ? 1 : 3);
        const length = depth > deepest ? least : Math.max(least, style === "sparse" ? 0 : random.below(most + 1));
        return Array.from({ length }, () => make(use.element, {}, depth + 1));
      }
      case "map": {
        const least = constraints.minProperties ?? 0;
        const length = depth > deepest ? least : Math.max(least, random.below(depth > 1 ? 2 : 3));
        return Object.fromEntries(
          Array.from({ length }, () => [String(make(use.key, {}, depth + 1)), make(use.value, {}, depth + 1)]),
        );
      }
      case "reference":
        return declared(use.id, use.typeArguments, constraints, depth);
      case "literal":
        return use.value;
      case "unknown":
        if (use.reason === "unmapped") throw new NotKnown("unmapped");
        if (use.shape === "object") return { any: 1, "more keys": [null] };
        return use.shape === "array" ? [1, "two", null] : random.pick([1, "text", { a: [true] }, [1, 2], false]);
      case "file":
        return new File(["abc"], "a.txt", { type: "text/plain" });
      case "typeParameter":
        throw new NotKnown(use.kind);
    }
  };

  const declared = (
    id: string,
    typeArguments: readonly TypeUse[],
    constraints: Constraints,
    depth: number,
  ): unknown => {
    const type = types.get(id as never);
    if (type === undefined) throw new NotKnown(id);
    const bindings = typeBindings(type, typeArguments);
    switch (type.kind) {
      case "enum":
        return enumValue(type, random);
      case "brand":
        return primitiveValue(primitiveIn(type, "sent"), { ...type.constraints, ...constraints }, random);
      case "alias":
        return make(substituteUse(type.type, bindings), { ...type.constraints, ...constraints }, depth);
      case "object":
        return object(type, bindings, depth);
      case "union": {
        const variant = random.pick(type.variants);
        const inner = make(substituteUse(variant.type, bindings), {}, depth);
        if (type.discriminator === undefined) return inner;
        // Metadata has to come first unless the server says otherwise; the generated client sees to that.
        return { ...(variant.tag === undefined ? {} : { [type.discriminator]: variant.tag }), ...(inner as object) };
      }
    }
  };

  const object = (type: ObjectType, bindings: ReadonlyMap<string, TypeUse>, depth: number): unknown => {
    const entries = propertiesIn(type, "sent")
      .filter((property) => property.sent === "required" || (property.sent === "optional" && !leaveOut()))
      .map((property): [string, unknown] => [
        property.name,
        make(substituteUse(property.type, bindings), property.constraints ?? {}, depth + 1),
      ]);
    const more: [string, unknown][] =
      type.additional === undefined || leaveOut()
        ? []
        : [["an extra key", make(substituteUse(type.additional, bindings), {}, depth + 1)]];
    return Object.fromEntries([...entries, ...more]);
  };

  return { value: (use, constraints = {}) => make(use, constraints, 0) };
}

function enumValue(type: EnumType, random: Random): string | number {
  const member = random.pick(type.members);
  if (type.wire === "number") return Number(member.value);
  return member.name;
}

const samples: ReadonlyMap<string, readonly string[]> = new Map([
  ["email", ["a@example.org"]],
  ["^[a-z]+$", ["abc", "z"]],
]);

const texts: readonly string[] = ["", "a", "some text", "Ünï", '"q" \\ b', "line\nbreak", "😀", "null", "12"];

function textValue(constraints: Constraints, random: Random): string {
  const known = samples.get(constraints.pattern ?? constraints.format ?? "");
  if (constraints.pattern !== undefined && known === undefined) throw new NotKnown(constraints.pattern);
  const fitting = (known ?? texts).filter(
    (text) => text.length >= (constraints.minLength ?? 0) && text.length <= (constraints.maxLength ?? 1000),
  );
  return fitting.length > 0 ? random.pick(fitting) : "abcdefghijklmnopqrstuvwxyz".slice(0, constraints.minLength ?? 1);
}

const bounds: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["int8", [-128, 127]],
  ["uint8", [0, 255]],
  ["int16", [-32768, 32767]],
  ["uint16", [0, 65535]],
  ["int32", [-(2 ** 31), 2 ** 31 - 1]],
  ["uint32", [0, 2 ** 32 - 1]],
  ["int64", [-(2 ** 53) + 1, 2 ** 53 - 1]],
  ["uint64", [0, 2 ** 53 - 1]],
  ["int128", [-(2 ** 53) + 1, 2 ** 53 - 1]],
  ["uint128", [0, 2 ** 53 - 1]],
]);

function numberValue(name: string, constraints: Constraints, random: Random): number {
  const [least, most] = bounds.get(name) ?? [-1000, 1000];
  const low = Math.max(least, Number(constraints.minimum ?? constraints.exclusiveMinimum ?? least));
  const high = Math.min(most, Number(constraints.maximum ?? constraints.exclusiveMaximum ?? most));
  // The last has an exponent in JavaScript.
  const choices = bounds.has(name)
    ? [low, high, 0, 7, 100]
    : [0, 7, -1.5, 0.25, 100, ...(name === "decimal" ? [1e-7] : [])];
  const fitting = choices.filter((one) => one >= low && one <= high);
  return random.pick(fitting.length > 0 ? fitting : [low]);
}

function primitiveValue(use: PrimitiveUse, constraints: Constraints, random: Random): unknown {
  const { allowedValues } = constraints;
  if (allowedValues !== undefined && allowedValues.length > 0) return random.pick(allowedValues);
  switch (use.name) {
    case "string":
      return textValue(constraints, random);
    case "boolean":
      return random.oneIn(2);
    case "char":
      return random.pick(["a", "é", '"', "0"]);
    case "guid":
      return random.pick(["00000000-0000-0000-0000-000000000000", "0f8fad5b-d9cb-469f-a165-70867728950e"]);
    case "uri":
      return random.pick(["https://example.org/a", "relative/path"]);
    case "version":
      return random.pick(["1.2", "1.2.3", "1.2.3.4"]);
    case "dateTime":
      return random.pick([
        "2024-02-29T01:02:03Z",
        "2024-02-29T01:02:03",
        "0001-01-01T00:00:00",
        "2024-02-29T01:02:03.1234567Z",
      ]);
    case "dateTimeOffset":
      return random.pick(["2024-02-29T01:02:03+00:00", "2024-02-29T23:59:59-14:00", "2024-02-29T01:02:03.5+05:30"]);
    case "date":
      return random.pick(["0001-01-01", "2024-02-29", "9999-12-31"]);
    case "time":
      return random.pick(["00:00:00", "23:59:59.9999999", "01:02:03"]);
    case "duration":
      return random.pick(["00:00:00", "1.02:03:04", "-00:00:00.0010000"]);
    case "bytes":
      return random.pick(["", "AQID", "/+8="]);
    default: {
      const number = numberValue(use.name, constraints, random);
      return use.asString === true ? String(number) : number;
    }
  }
}
