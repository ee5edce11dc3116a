import type { RequestBody, TenonConfig, TenonRequest } from "./configuration.js";

/** What one call sends. */
export interface TenonCall {
  readonly path: string;
  /** With its `?`, or empty. */
  readonly query?: (config: TenonConfig) => string;
  readonly headers?: Record<string, unknown>;
  readonly body?: TenonBody | undefined;
}

export interface TenonBody {
  readonly content: RequestBody;
  /** Left out where `fetch` knows it from the content. */
  readonly type?: string | undefined;
}

/** One path value. A URL would swallow an empty one, `.` and `..`, and the call would go to another address. */
export function segment(value: string | number | boolean | null | undefined): string {
  const text = String(value ?? "");
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`A path value must not be "${text}".`);
  return encodeURIComponent(text);
}

/** The value of a catch-all, which keeps its slashes. */
export function segments(value: string | number | boolean | null | undefined): string {
  const parts = String(value ?? "").split("/");
  if (parts.length === 1) return segment(parts[0]);
  return parts.map((part) => (part === "" ? "" : segment(part))).join("/");
}

export function json(value: unknown, type = "application/json"): TenonBody | undefined {
  return value === undefined ? undefined : { content: JSON.stringify(value), type };
}

/** System.Text.Json reads a discriminator only where it is the first key. */
export function jsonWithFirst(
  first: readonly string[],
  value: unknown,
  type = "application/json",
): TenonBody | undefined {
  const sorted = (_: string, inner: unknown): unknown => {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    const early = Object.entries(inner).filter(([name]) => first.includes(name));
    return early.length === 0 ? inner : { ...Object.fromEntries(early), ...inner };
  };
  return value === undefined ? undefined : { content: JSON.stringify(value, sorted), type };
}

export function text(value: string | null | undefined, type: string): TenonBody | undefined {
  return value === null || value === undefined ? undefined : { content: value, type };
}

export function binary(value: Blob | null | undefined, type?: string): TenonBody | undefined {
  if (value === null || value === undefined) return undefined;
  return { content: value, type: type ?? (value.type || "application/octet-stream") };
}

/** As ASP.NET binds them: an array repeats its key, an array of objects has indexes, an object has dots. */
function addFields(fields: object, add: (key: string, value: string | Blob) => void, before = ""): void {
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    const key = before + name;
    if (Array.isArray(value)) {
      for (const [at, item] of (value as unknown[]).entries())
        addFields({ [isObject(item) ? `${key}[${String(at)}]` : key]: item }, add);
    } else if (isObject(value)) addFields(value, add, `${key}.`);
    else if (value !== null && value !== undefined) add(key, value instanceof Blob ? value : textOf(value));
  }
}

function textOf(value: unknown): string {
  return String(value);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Blob);
}

/** A query of plain values and lists of them. */
export function query(fields: object): (config: TenonConfig) => string {
  const pairs = new URLSearchParams();
  // It makes a text of what is none.
  for (const [name, value] of Object.entries(fields) as [string, unknown][])
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value])
      if (item !== null && item !== undefined) pairs.append(name, item as string);
  const written = pairs.toString();
  return () => written && `?${written}`;
}

/** A query with objects in it. */
export function queryOfObjects(fields: object): (config: TenonConfig) => string {
  const lists = new Map<string, unknown[]>();
  addFields(fields, (key, value) => lists.set(key, [...(lists.get(key) ?? []), value]));
  return query(Object.fromEntries(lists));
}

/** A query with credentials, whose values the configuration has. */
export function queryWithKeys(keys: readonly string[], fields: object): (config: TenonConfig) => string {
  return (config) => {
    const { queryAuth } = config;
    const values = keys.map((key): [string, unknown] => [
      key,
      typeof queryAuth === "function" ? queryAuth(key) : queryAuth?.[key],
    ]);
    return queryOfObjects({ ...fields, ...Object.fromEntries(values) })(config);
  };
}

/** The keys of an object or a dictionary in brackets: `filter[name]`, and deeper ones: `filter[range][from]`. */
export function brackets(key: string, value: object | null | undefined): Record<string, unknown> {
  const members: [string, unknown][] = Object.entries(value ?? {});
  return Object.fromEntries(
    members.flatMap(([name, item]): [string, unknown][] => {
      // To the server the key would end there.
      if (name.includes("]")) throw new TypeError(`A key of ${key} must not contain "]": ${JSON.stringify(name)}.`);
      const inner = `${key}[${name}]`;
      return isObject(item) ? Object.entries(brackets(inner, item)) : [[inner, item]];
    }),
  );
}

/** The keys and values of an object in one text: `author,ada,limit,5`. */
export function pairs(value: object | null | undefined): string | undefined {
  const given = Object.entries(value ?? {}).filter(([, item]) => item !== null && item !== undefined);
  return given.length === 0 ? undefined : given.map(([name, item]) => `${name},${textOf(item)}`).join(",");
}

/** A key that several parameters write: the server reads one value, so they may not differ. */
export function shared(key: string, ...values: unknown[]): unknown {
  const given = values.filter((value) => value !== null && value !== undefined);
  if (given.some((value) => textOf(value) !== textOf(given[0]))) {
    throw new TypeError(`The query has one ${JSON.stringify(key)}, and was given two values for it.`);
  }
  return given[0];
}

/** The header of the cookies that have a value. */
export function cookies(values: Record<string, unknown>): string | undefined {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.map(([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`).join("; ") || undefined;
}

/** Where a call goes. */
function urlOf(config: TenonConfig, { path, query: queryOf }: TenonCall): string {
  const base = (config.baseUrl ?? "").replace(/\/+$/, "");
  // A path that begins with two slashes would name another host.
  return base + (!base && path.startsWith("//") ? "/." : "") + path + (queryOf?.(config) ?? "");
}

async function prepare(
  config: TenonConfig,
  method: string,
  call: TenonCall,
  own: Record<string, string> | undefined,
): Promise<TenonRequest> {
  const { path, body } = call;
  const headers = new Headers();
  const request: TenonRequest = { method, path, url: urlOf(config, call), headers, body: body?.content ?? null };
  const set = (given: object | undefined, isKept?: boolean): void => {
    for (const [name, value] of Object.entries(given ?? {}) as [string, unknown][]) {
      if (value === null || value === undefined || (isKept && headers.has(name))) continue;
      try {
        headers.set(name, value as string);
      } catch {
        // The engine's own message repeats the value, which may be a credential.
        throw new TypeError(`The header "${name.slice(0, 100)}" cannot hold its value.`);
      }
    }
  };
  set({ "content-type": body?.type });
  set(call.headers);
  set(typeof config.headers === "function" ? await config.headers(request) : config.headers, true);
  set(own);
  await config.onRequest?.(request);
  return request;
}

export { addFields, prepare, urlOf };
