/** The same object with each key that may be undefined made one that may be missing. */
type WithoutUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out the keys whose value is undefined, since the model has no key for what is not there. */
export function withoutUndefined<T extends object>(value: T): WithoutUndefined<T>;
// biome-ignore lint/plugin: the keys are written in our own code, and only they are looked at
export function withoutUndefined(value: Readonly<Record<string, unknown>>): object {
  // Made for most objects of the model, several times for each: so without a list of its keys and values.
  for (const key in value) if (value[key] === undefined) return withDefined(value);
  return value;
}

// biome-ignore lint/plugin: the same
function withDefined(value: Readonly<Record<string, unknown>>): object {
  // biome-ignore lint/plugin: the same
  const defined: Record<string, unknown> = {};
  for (const key in value) if (value[key] !== undefined) defined[key] = value[key];
  return defined;
}

/**
 * An object of the model that gets its optional keys one by one. For what every operation has: V8 copies a spread that does not come
 * first key by key, in its runtime.
 */
export type InMaking<T> = { -readonly [K in keyof T]: T[K] };

/** Leaves out the keys whose list is empty. */
export function withoutEmpty<T extends { readonly [K in keyof T]: readonly unknown[] }>(lists: T): Partial<T>;
// biome-ignore lint/plugin: the same
export function withoutEmpty(lists: Readonly<Record<string, readonly unknown[]>>): object {
  // biome-ignore lint/plugin: the same
  const defined: Record<string, readonly unknown[]> = {};
  for (const key in lists) {
    const list = lists[key];
    if (list !== undefined && list.length > 0) defined[key] = list;
  }
  return defined;
}
