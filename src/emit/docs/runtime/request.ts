import type { Call, CallParameter, CallScheme, RouteHole } from "./call.js";

/** What the reader filled in, by the name of the field. */
export interface Filled {
  /** Empty: left out. */
  text(parameter: CallParameter): string;
  files(parameter: CallParameter): readonly File[];
  body: string | File | undefined;
  /** By scheme. */
  credentials: ReadonlyMap<string, string>;
}

export interface PlannedRequest {
  readonly url: string;
  readonly init: RequestInit;
}

type Pair = readonly [name: string, value: string];

/** The request that the reader asks for. Throws where what was filled in cannot be sent. */
export function requestOf(base: string, call: Call, filled: Filled, schemes: readonly CallScheme[]): PlannedRequest {
  const headers = new Headers();
  const query: Pair[] = [];
  for (const parameter of call.parameters) {
    if (parameter.place === "query") query.push(...pairsOf(parameter, filled));
    if (parameter.place === "header") {
      const value = valuesOf(parameter, filled).join(", ");
      if (value !== "") headers.set(parameter.name, value);
    }
  }
  for (const { name, kind, parameter } of schemes) {
    const value = filled.credentials.get(name) ?? "";
    if (value === "" || !call.schemes.includes(name)) continue;
    if (kind === "query") query.push([parameter, value]);
    else if (kind === "header") headers.set(parameter, value);
    else if (kind === "bearer") headers.set(parameter, `Bearer ${value}`);
    else if (kind === "basic") headers.set(parameter, `Basic ${base64(value)}`);
  }
  const body = bodyOf(call, filled, headers);
  return {
    url: `${base.trim().replace(/\/+$/, "")}${pathOf(call, filled)}${queryText(query)}`,
    init: {
      method: call.method,
      headers,
      // The reader is not logged in here: what the page does must not depend on, or use, cookies of the server.
      credentials: "omit",
      referrerPolicy: "no-referrer",
      ...(body === undefined ? {} : { body }),
    },
  };
}

function pathOf({ parameters, segments, trailingSlash }: Call, filled: Filled): string {
  const filledIn = ({ name, catchAll }: RouteHole): string => {
    const parameter = parameters.find((one) => one.place === "route" && one.name.toLowerCase() === name.toLowerCase());
    const value = parameter === undefined ? "" : valuesOf(parameter, filled).join(",");
    return catchAll ? value.split("/").map(encodeURIComponent).join("/") : encodeURIComponent(value);
  };
  const path = segments
    .map((segment) => segment.map((part) => (typeof part === "string" ? part : filledIn(part))).join(""))
    .filter((segment) => segment !== "")
    .map((segment) => `/${segment}`)
    .join("");
  return `${path === "" ? "/" : path}${trailingSlash ? "/" : ""}`;
}

function queryText(pairs: readonly Pair[]): string {
  if (pairs.length === 0) return "";
  return `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&")}`;
}

function valuesOf(parameter: CallParameter, filled: Filled): readonly string[] {
  const text = filled.text(parameter);
  if (parameter.shape !== "list") return text === "" ? [] : [text];
  return text.split("\n").filter((line) => line !== "");
}

const separators = { comma: ",", space: " ", pipe: "|" } as const;

/** The keys and values of one parameter of the query or of a form. */
function pairsOf(parameter: CallParameter, filled: Filled): readonly Pair[] {
  const { name, shape, style } = parameter;
  const values = valuesOf(parameter, filled);
  if (values.length === 0) return [];
  if (shape === "list" && (style === "comma" || style === "space" || style === "pipe"))
    return [[name, values.join(separators[style])]];
  if (shape !== "object" || style === "json") return values.map((value): Pair => [name, value]);
  const value: unknown = JSON.parse(values[0] ?? "null");
  switch (style) {
    case "properties":
      return leaves("", value, (before, key) => (before === "" ? key : `${before}.${key}`));
    case "pairs":
      return [
        [
          name,
          leaves("", value, (_, key) => key)
            .flat()
            .join(","),
        ],
      ];
    case "indexed":
      return leaves(name, value, (before, key) => (/^\d+$/.test(key) ? `${before}[${key}]` : `${before}.${key}`));
    default:
      return leaves(name, value, (before, key) => `${before}[${key}]`);
  }
}

function leaves(name: string, value: unknown, join: (before: string, key: string) => string): readonly Pair[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(join(name, key), inner, join));
}

function bodyOf(call: Call, filled: Filled, headers: Headers): BodyInit | undefined {
  const fields = call.parameters.filter(({ place }) => place === "form");
  if (fields.length > 0) return call.multipart ? multipart(fields, filled) : urlEncoded(fields, filled);
  const { body } = call;
  if (body === undefined || filled.body === undefined || filled.body === "") return undefined;
  const isOwnType = filled.body instanceof File && filled.body.type !== "";
  headers.set("Content-Type", isOwnType && filled.body instanceof File ? filled.body.type : body.mediaType);
  return filled.body;
}

function multipart(fields: readonly CallParameter[], filled: Filled): FormData {
  const form = new FormData();
  for (const field of fields) {
    if (field.shape === "file" || field.shape === "files") {
      for (const file of filled.files(field)) form.append(field.name, file);
    } else if (field.shape === "object" && field.style === "json") {
      const text = filled.text(field);
      if (text !== "") form.append(field.name, new Blob([text], { type: "application/json" }));
    } else for (const [name, value] of pairsOf(field, filled)) form.append(name, value);
  }
  return form;
}

function urlEncoded(fields: readonly CallParameter[], filled: Filled): URLSearchParams {
  const form = new URLSearchParams();
  for (const field of fields) for (const [name, value] of pairsOf(field, filled)) form.append(name, value);
  return form;
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
