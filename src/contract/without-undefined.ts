/** The same object with each key that may be undefined made one that may be missing. */
type WithoutUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out the keys whose value is undefined, since the model has no key for what is not there. */
export function withoutUndefined<T extends object>(value: T): WithoutUndefined<T>;
export function withoutUndefined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined));
}
