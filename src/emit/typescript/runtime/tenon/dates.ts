import type { TenonReader } from "./answer.js";

/** Makes values of the texts in parsed JSON; objects and lists are changed in place. */
export type TenonReviver = (value: unknown) => unknown;

/** Data whose dates are values. */
export function dated(reader: TenonReader, revive: TenonReviver): TenonReader {
  return async (response, request, read) => revive(await reader(response, request, read));
}

export function reviveList(item: TenonReviver): TenonReviver {
  return (value) => {
    if (Array.isArray(value)) for (const [at, one] of value.entries()) value[at] = item(one);
    return value;
  };
}

export function reviveMap(item: TenonReviver): TenonReviver {
  return (value) => (isRecord(value) ? reviveMembers(value, Object.keys(value), () => item) : value);
}

export function reviveObject(members: () => readonly (readonly [name: string, revive: TenonReviver])[]): TenonReviver {
  return (value) => {
    if (!isRecord(value)) return value;
    const revivers = new Map(members());
    return reviveMembers(value, [...revivers.keys()], (name) => revivers.get(name));
  };
}

/** By the value of the discriminator. */
export function reviveTagged(
  discriminator: string,
  variants: () => readonly (readonly [tag: string | number, revive: TenonReviver])[],
): TenonReviver {
  return (value) => {
    if (!isRecord(value)) return value;
    const tag = Reflect.get(value, discriminator) as string | number;
    return new Map(variants()).get(tag)?.(value) ?? value;
  };
}

/** Without a discriminator: whatever reads as a date where one of the variants has one. */
export function reviveAny(variants: () => readonly TenonReviver[]): TenonReviver {
  return (value) => variants().reduce((revived, revive) => revive(revived), value);
}

function reviveMembers(
  value: object,
  names: readonly string[],
  reviverOf: (name: string) => TenonReviver | undefined,
): object {
  for (const name of names) {
    const property = Object.getOwnPropertyDescriptor(value, name);
    // Not by assignment: `__proto__` may be a name like any other.
    if (property !== undefined) {
      Object.defineProperty(value, name, { ...property, value: reviverOf(name)?.(property.value) });
    }
  }
  return value;
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export { isRecord };
