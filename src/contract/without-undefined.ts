/** The same object with each key that may be undefined made one that may be missing. */
type WithoutUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out the keys whose value is undefined, since the model has no key for what is not there. */
export function withoutUndefined<T extends object>(value: T): WithoutUndefined<T>;
export function withoutUndefined(value: object): object {
  const entries = Object.entries(value);
  // Made for most objects of the model, and most have nothing to leave out.
  if (entries.every(([, held]) => held !== undefined)) return value;
  return Object.fromEntries(entries.filter(([, held]) => held !== undefined));
}

/** Leaves out the keys whose list is empty. */
export function withoutEmpty<T extends { readonly [K in keyof T]: readonly unknown[] }>(lists: T): Partial<T>;
export function withoutEmpty(lists: object): object {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}
