/** `--dates`: which values are dates in TypeScript, and how they come and go. On the wire they are texts, whatever the option. */
import type { Contract } from "../../contract/contract.js";
import { propertiesIn } from "../../contract/shapes.js";
import { type TypeDeclaration, typeParametersOf, usesOf } from "../../contract/type-declaration.js";
import { type PrimitiveName, type PrimitiveUse, someUse, type TypeId, type TypeUse } from "../../contract/type-use.js";
import { type GeneratedFile, generatedHeader } from "../generated-file.js";
import { fileText, list } from "../text/layout.js";
import { scalarLiteral, stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import type { DateKind } from "./date-kind.js";
import { type Emission, moduleScope } from "./module-scope.js";

interface DateType {
  /** Of a type that may have either, both. */
  readonly types: readonly string[];
  readonly revive: string;
}

/** A `Date` is a moment and nothing else, so that with it days, times and durations stay texts. */
const dateTypes: Readonly<Record<DateKind, ReadonlyMap<PrimitiveName, DateType>>> = {
  date: new Map<PrimitiveName, DateType>([
    ["dateTime", { types: ["Date"], revive: "reviveMoment" }],
    ["dateTimeOffset", { types: ["Date"], revive: "reviveMoment" }],
  ]),
  temporal: new Map<PrimitiveName, DateType>([
    ["dateTime", { types: ["Temporal.ZonedDateTime", "Temporal.PlainDateTime"], revive: "reviveMoment" }],
    ["dateTimeOffset", { types: ["Temporal.ZonedDateTime"], revive: "reviveMoment" }],
    ["date", { types: ["Temporal.PlainDate"], revive: "reviveDate" }],
    ["time", { types: ["Temporal.PlainTime"], revive: "reviveTime" }],
    ["duration", { types: ["Temporal.Duration"], revive: "reviveDuration" }],
  ]),
};

export function dateTypeOf(use: PrimitiveUse, dates: DateKind | undefined): DateType | undefined {
  return dates === undefined || use.asString === true || use.isObject === true
    ? undefined
    : dateTypes[dates].get(use.name);
}

/** Which declared types hold dates, themselves or through others. */
export function datedTypes(
  types: ReadonlyMap<TypeId, TypeDeclaration>,
  dates: DateKind | undefined,
): ReadonlySet<TypeId> {
  const dated = new Set<TypeId>();
  if (dates === undefined) return dated;
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const type of types.values()) {
      if (dated.has(type.id) || !usesOf(type).some((use) => holds(use, dates, dated))) continue;
      dated.add(type.id);
      isGrowing = true;
    }
  }
  return dated;
}

export function holdsDate(use: TypeUse, { dates, dated }: Emission): boolean {
  return dates !== undefined && holds(use, dates, dated);
}

/** Keys of dictionaries are texts in any case. */
function holds(use: TypeUse, dates: DateKind | undefined, dated: Pick<ReadonlySet<TypeId>, "has">): boolean {
  if (use.kind === "map") return holds(use.value, dates, dated);
  if (use.kind === "array") return holds(use.element, dates, dated);
  if (use.kind === "nullable") return holds(use.inner, dates, dated);
  return someUse(use, (inner) => {
    if (inner.kind === "primitive") return dateTypeOf(inner, dates) !== undefined;
    return inner.kind === "reference" && dated.has(inner.id);
  });
}

/** What makes dates of the texts in an answer; undefined where there are none. `reviverOf` names that of a declared type. */
export function reviverText(
  use: TypeUse,
  runtime: string,
  emission: Emission,
  reviverOf: (id: TypeId) => string,
): string | undefined {
  const inner = (type: TypeUse): string | undefined => reviverText(type, runtime, emission, reviverOf);
  const around = (name: string, type: TypeUse): string | undefined => {
    const item = inner(type);
    return item === undefined ? undefined : `${runtime}.${name}(${item})`;
  };
  switch (use.kind) {
    case "primitive": {
      const type = dateTypeOf(use, emission.dates);
      return type === undefined ? undefined : `${runtime}.${type.revive}`;
    }
    case "array":
      return around("reviveList", use.element);
    case "map":
      return around("reviveMap", use.value);
    case "nullable":
      return inner(use.inner);
    case "reference": {
      const type = emission.types.get(use.id);
      if (type === undefined || !holdsDate(use, emission)) return undefined;
      const parameters = typeParametersOf(type);
      if (parameters.length === 0) return reviverOf(use.id);
      const revivers = use.typeArguments.map((argument) => inner(argument) ?? "(value) => value");
      return `${reviverOf(use.id)}(${revivers.join(", ")})`;
    }
    case "typeParameter":
      return typeScriptIdentifier(`revive${use.name}`);
    default:
      return undefined;
  }
}

/** `tenon-dates.ts`: one reviver for each type that is answered and holds dates, or may hold them as a type argument. */
export function datesModule(contract: Contract, emission: Emission): readonly GeneratedFile[] {
  const revived = contract.types.filter((type) => hasReviver(type, emission));
  if (revived.length === 0) return [];
  const scope = moduleScope(emission, {
    typesFolder: "./types/",
    taken: new Set(revived.map((type) => reviverName(type))),
  });
  const runtime = scope.namespace("tenon", "./tenon.js");
  const nameOf = (id: TypeId): string => reviverName(emission.types.get(id));
  const declarations = revived.map((type) => {
    const text = declarationReviver(type, runtime, emission, nameOf);
    const parameters = typeParametersOf(type).map((name) => typeScriptIdentifier(`revive${name}`));
    if (parameters.length === 0)
      return `export const ${reviverName(type)}: ${runtime}.TenonReviver = /* @__PURE__ */ ${text};`;
    const inputs = parameters.map((name) => `${text.includes(name) ? "" : "_"}${name}: ${runtime}.TenonReviver`);
    return `export function ${reviverName(type)}(${inputs.join(", ")}): ${runtime}.TenonReviver {\n  return ${text.replaceAll("\n", "\n  ")};\n}`;
  });
  return [{ path: "tenon-dates.ts", text: fileText([generatedHeader, scope.imports().join("\n"), ...declarations]) }];
}

export function hasReviver(type: TypeDeclaration, { dates, dated }: Emission): boolean {
  return dates !== undefined && type.kind !== "enum" && (dated.has(type.id) || typeParametersOf(type).length > 0);
}

export function reviverName(type: TypeDeclaration | undefined): string {
  return typeScriptIdentifier(`revive${type?.name ?? ""}`);
}

function declarationReviver(
  type: TypeDeclaration,
  runtime: string,
  emission: Emission,
  reviverOf: (id: TypeId) => string,
): string {
  const reviver = (use: TypeUse): string | undefined => reviverText(use, runtime, emission, reviverOf);
  switch (type.kind) {
    case "object": {
      // Only MessagePack has such lists, and its dates are dates already.
      if (type.asArray === true) return "(value) => value";
      const members = propertiesIn(type, "answered").flatMap(({ name, type: use }) => {
        const revive = reviver(use);
        return revive === undefined ? [] : [`[${stringLiteral(name)}, ${revive}]`];
      });
      return `${runtime}.reviveObject(() => ${list("[", members, "]")})`;
    }
    case "union": {
      const variants = type.variants.flatMap(({ tag, type: use }) => {
        const revive = reviver(use);
        return revive === undefined ? [] : [{ tag, revive }];
      });
      const { discriminator } = type;
      if (discriminator === undefined || variants.some(({ tag }) => tag === undefined)) {
        return `${runtime}.reviveAny(() => ${list(
          "[",
          variants.map(({ revive }) => revive),
          "]",
        )})`;
      }
      const tagged = variants.map(({ tag, revive }) => `[${scalarLiteral(tag ?? "")}, ${revive}]`);
      return `${runtime}.reviveTagged(${stringLiteral(discriminator)}, () => ${list("[", tagged, "]")})`;
    }
    case "brand":
      return reviver(type.primitive) ?? "(value) => value";
    case "alias":
      return `${runtime}.reviveAny(() => [${reviver(type.type) ?? ""}])`;
    case "enum":
      return "(value) => value";
  }
}
