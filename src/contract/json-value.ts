/** A JSON value as a default, an example or a constant. Numbers beyond double precision are kept as text by their readers. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };
