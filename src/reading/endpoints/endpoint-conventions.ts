/** What the calls on a mapped route or its group leave behind: name, type arguments and the values of the arguments. */
import { cachedBy } from "../../caching/cache.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { type CSharpValue, constantIn, enumerate, type HeapObject, itemsOf } from "../../csharp/execution/index.js";
import { asksForMetadata, asksForMore, type Convention, versionParts } from "../../framework/index.js";
import { versionOf } from "../program/api-version.js";
import type { StartUp } from "../start/start-up.js";

export interface RouteConvention extends Pick<Convention, "name" | "typeArguments" | "place" | "effect"> {
  /** One for each argument; those of `params` are among them. */
  readonly values: readonly CSharpValue[];
  /** The versions of the API that it names. */
  readonly versions: readonly string[];
  /** Code that changes the metadata itself. */
  readonly isByCode: boolean;
  /** Of authorization: callers who are known may be refused. */
  readonly restricts: boolean;
  /** It is said only on some ways through the program. */
  readonly isConditional: boolean;
}

/** Those of a group are the same objects for each of its routes. */
export function conventionsOn(object: HeapObject, startUp: StartUp): readonly RouteConvention[] {
  return conventionsIn(startUp)(object);
}

const conventionsIn = cachedBy((startUp: StartUp) =>
  cachedBy((object: HeapObject) => readConventions(object, startUp)),
);

function readConventions(object: HeapObject, startUp: StartUp): readonly RouteConvention[] {
  const { machine, routing } = startUp;
  return (machine.memory.items(object)?.elements ?? []).flatMap(({ value, conditions }) => {
    const convention = value.kind === "object" ? routing.conventions.get(value.object) : undefined;
    if (convention === undefined) return [];
    const { name, typeArguments, place, effect } = convention;
    const values = convention.values.flatMap((one): readonly CSharpValue[] => {
      if (one === undefined) return [];
      const isHolder = one.kind === "object" && routing.holders.has(one.object);
      return isHolder || itemsOf(machine, one) === undefined
        ? [one]
        : enumerate(machine, one, place).elements.map((element) => element.value);
    });
    const isByCode = /^(Add|Finally)$/.test(name) && values.some((one) => asksForMetadata(machine, one, place));
    const versions = values.flatMap((one) => (one.kind === "object" ? versionsOfSet(one.object, startUp) : []));
    return [
      {
        name,
        typeArguments,
        place,
        effect,
        values,
        versions: versions.length > 0 ? versions : apiVersionOf(values, startUp),
        isByCode,
        restricts:
          /^(RequireAuthorization|WithMetadata)$/.test(name) && values.some((one) => asksForMore(machine, one, place)),
        isConditional: conditions.length > 0,
      },
    ];
  });
}

/** `.WithApiVersionSet(app.NewApiVersionSet().HasApiVersion(1, 0).Build())`. */
function versionsOfSet(object: HeapObject, startUp: StartUp): readonly string[] {
  if (!startUp.routing.holders.has(object)) return [];
  return conventionsOn(object, startUp)
    .filter(({ name }) => name === "HasApiVersion")
    .flatMap(({ versions }) => versions);
}

/** `(1, 0)` or `(new ApiVersion(1, 0))`. */
function apiVersionOf(values: readonly CSharpValue[], { machine }: StartUp): readonly string[] {
  const [first] = values;
  const version = versionOf(first?.kind === "object" ? versionParts(machine, first) : values.map(constantIn));
  return version === undefined ? [] : [version];
}

export function typeArgumentOf({ typeArguments, values }: RouteConvention): AnnotatedType | undefined {
  const named = values.find((one) => one.kind === "type");
  return named?.kind === "type" ? named.type : typeArguments[0];
}
