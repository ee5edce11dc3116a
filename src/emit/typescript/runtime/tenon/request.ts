import type { RequestBody, TenonConfig, TenonRequest } from "./configuration.js";
import type { TenonCall } from "./operation.js";

export interface TenonBody {
  readonly content: RequestBody;
  /** Left out where `fetch` knows it from the content. */
  readonly type?: string | undefined;
}

/** One path value. A URL would swallow an empty one, `.` and `..`, and the call would go to another address. */
export function segment(value: string | number | boolean | null | undefined): string {
  const text = String(value ?? "");
  if (text === "" || text === "." || text === "..") {
    throw new TypeError(`A path value must not be ${JSON.stringify(text)}.`);
  }
  return encodeURIComponent(text);
}

/** The value of a catch-all, which keeps its slashes. */
export function segments(value: string | number | boolean | null | undefined): string {
  const parts = String(value ?? "").split("/");
  if (parts.length === 1) return segment(parts[0]);
  return parts.map((part) => (part === "" ? "" : segment(part))).join("/");
}

export function json(
  value: unknown,
  { type = "application/json", first }: { type?: string; first?: readonly string[] } = {},
): TenonBody | undefined {
  if (value === undefined) return undefined;
  return { content: JSON.stringify(value, first && keysFirst(first)), type };
}

/** System.Text.Json reads a discriminator only where it is the first key. */
function keysFirst(keys: readonly string[]): (key: string, value: unknown) => unknown {
  return (_key, value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const early = Object.entries(value).filter(([name]) => keys.includes(name));
    return early.length === 0 ? value : { ...Object.fromEntries(early), ...value };
  };
}

/** A minimal API refuses a form without a body, so one without values gets a field that nothing reads. */
export function form(fields: object | null | undefined): TenonBody | undefined {
  if (!fields) return undefined;
  const content = appendAll(new URLSearchParams(), fields);
  if (content.toString() === "") content.append("_", "");
  return { content };
}

export function multipart(fields: object | null | undefined): TenonBody | undefined {
  return fields ? { content: appendAll(new FormData(), fields) } : undefined;
}

/** A part of JSON with its content type; of a list, one part for each item. */
export function part(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => part(item, type));
  return new Blob([JSON.stringify(value)], { type: partMark + type });
}

/** Tells a part of JSON from a file: no file has such a type. */
const partMark = "tenon-part;";

/**
 * FormData gives every Blob a file name, and servers treat a part with one as a file. So a form with parts of JSON is written out here:
 * these have a content type and no file name.
 */
export function typedMultipart(fields: object | null | undefined): TenonBody | undefined {
  if (!fields) return undefined;
  const random = (): string => Math.random().toString(36).slice(2);
  const boundary = `tenon-${random()}${random()}${random()}`;
  const quoted = (text: string): string => `"${text.replace(/[\r\n"]/g, (sign) => encodeURIComponent(sign))}"`;
  const pieces: (string | Blob)[] = [];
  appendAll(new FormData(), fields).forEach((value, name) => {
    const isText = typeof value === "string";
    const isFile = !isText && !value.type.startsWith(partMark);
    const fileName = isFile ? `; filename=${quoted(value.name)}` : "";
    const type = isText ? "" : `\r\nContent-Type: ${value.type.replace(partMark, "") || "application/octet-stream"}`;
    pieces.push(`--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}${fileName}${type}\r\n\r\n`);
    pieces.push(value, "\r\n");
  });
  pieces.push(`--${boundary}--\r\n`);
  return { content: new Blob(pieces), type: `multipart/form-data; boundary=${boundary}` };
}

export function text(value: string | null | undefined, type: string): TenonBody | undefined {
  return value === null || value === undefined ? undefined : { content: value, type };
}

export function binary(value: Blob | null | undefined, type?: string): TenonBody | undefined {
  if (value === null || value === undefined) return undefined;
  return { content: value, type: type ?? (value.type || "application/octet-stream") };
}

/** The keys of an object or a dictionary in brackets: `filter[name]`, and deeper ones: `filter[range][from]`. */
export function brackets(key: string, value: object | null | undefined): Record<string, unknown> {
  const members: [string, unknown][] = Object.entries(value ?? {});
  return Object.fromEntries(
    members.flatMap(([name, item]): [string, unknown][] => {
      const inner = `${key}[${name}]`;
      return isObject(item) ? Object.entries(brackets(inner, item)) : [[inner, item]];
    }),
  );
}

function appendAll<Target extends URLSearchParams | FormData>(target: Target, fields: object): Target {
  for (const [name, value] of Object.entries(fields)) append(target, name, value);
  return target;
}

/** As ASP.NET binds them: an array repeats its key, an array of objects has indexes, an object has dots. */
function append(target: URLSearchParams | FormData, key: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (value instanceof Blob && target instanceof FormData) {
    target.append(key, value);
  } else if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    for (const [index, item] of items.entries()) {
      append(target, isObject(item) ? `${key}[${index}]` : key, item);
    }
  } else if (typeof value === "object") {
    for (const [name, item] of Object.entries(value)) append(target, `${key}.${name}`, item);
  } else {
    target.append(key, textOf(value));
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : `${value as number | boolean | bigint}`;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Blob);
}

/** A key that several parameters write: the server reads one value, so they may not differ. */
export function shared(key: string, ...values: unknown[]): unknown {
  const given = values.filter((value) => value !== null && value !== undefined);
  if (given.some((value) => textOf(value) !== textOf(given[0]))) {
    throw new TypeError(`The query has one ${JSON.stringify(key)}, and was given two values for it.`);
  }
  return given[0];
}

/** Where a call goes, with the credentials that it takes in the query. */
function urlOf(config: TenonConfig, call: TenonCall): string {
  const { queryAuth } = config;
  const query = appendAll(new URLSearchParams(), call.query ?? {});
  for (const name of call.queryAuth ?? []) {
    const value = typeof queryAuth === "function" ? queryAuth(name) : queryAuth?.[name];
    if (typeof value === "string") query.set(name, value);
  }
  const text = query.toString();
  const base = (config.baseUrl ?? "").replace(/\/+$/, "");
  // A path that begins with two slashes would name another host.
  const path = base === "" && call.path.startsWith("//") ? `/.${call.path}` : call.path;
  return base + path + (text === "" ? "" : `?${text}`);
}

/** The engine's own message repeats the value, which may be a credential. */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    throw new TypeError(`The header ${JSON.stringify(name.slice(0, 100))} was given a value that it cannot hold.`);
  }
}

async function prepare(
  config: TenonConfig,
  call: TenonCall,
  options: { readonly headers?: Record<string, string> | undefined } | undefined,
): Promise<TenonRequest> {
  const request: TenonRequest = {
    method: call.method,
    path: call.path,
    url: urlOf(config, call),
    headers: new Headers(call.body?.type === undefined ? {} : { "content-type": call.body.type }),
    body: call.body?.content ?? null,
  };
  for (const [name, value] of Object.entries(call.headers ?? {})) {
    if (value !== null && value !== undefined) setHeader(request.headers, name, textOf(value));
  }
  const cookies = Object.entries(call.cookies ?? {}).filter(([, value]) => value !== null && value !== undefined);
  if (cookies.length > 0) {
    const pairs = cookies.map(([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`);
    setHeader(request.headers, "cookie", pairs.join("; "));
  }
  const common = typeof config.headers === "function" ? await config.headers(request) : config.headers;
  for (const [name, value] of Object.entries(common ?? {})) {
    if (!request.headers.has(name)) setHeader(request.headers, name, value);
  }
  for (const [name, value] of Object.entries(options?.headers ?? {})) setHeader(request.headers, name, value);
  await config.onRequest?.(request);
  return request;
}

export { prepare, urlOf };
