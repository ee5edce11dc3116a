type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type NumberIn<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;

/** The statuses of one hundred: `HttpStatusRange<4>` is 400–499. */
export type HttpStatusRange<Hundred extends 1 | 2 | 3 | 4 | 5> = NumberIn<`${Hundred}${Digit}${Digit}`>;

/** Every HTTP status, 100–599. */
export type HttpStatus = HttpStatusRange<1 | 2 | 3 | 4 | 5>;

/** An answer with its status, as `{ unwrap: false }` gives it. */
export interface TenonResult<T, S extends HttpStatus = 200> {
  status: S;
  data: T;
  response: Response;
}

/** `Omit` for each member of a union on its own, which also leaves index signatures in place. */
export type DistributiveOmit<T, K extends PropertyKey> = T extends unknown
  ? { [P in keyof T as Exclude<P, K>]: T[P] }
  : never;
