import type { TenonRequest } from "./configuration.js";
import { TenonError } from "./error.js";

/** What arrived, as far as its content type tells how to read it. */
interface ReadBody {
  /** Parsed JSON, a text, a `Blob`; undefined where nothing arrived. */
  readonly value: unknown;
  readonly isJson: boolean;
  /** Why JSON could not be parsed; then the value is its text. */
  readonly cause?: unknown;
}

/** Makes the data of a declared answer; throws where the answer is not what is declared. `body`: what has been read already. */
export interface TenonReader {
  (response: Response, request: TenonRequest, body?: ReadBody): unknown;
  /** The status that the answer is declared with, where the server sends another. */
  readonly status?: number;
}

export async function asJson(response: Response, request: TenonRequest, body?: ReadBody): Promise<unknown> {
  const { value, isJson, cause } = body ?? (await readBody(response));
  if (isJson && value !== undefined && !cause) return value;
  const type = response.headers.get("content-type");
  const what =
    value === undefined ? "without a body" : isJson ? "with malformed JSON" : `${type ?? "text"} instead of JSON`;
  throw new TenonError(`answered ${String(response.status)} ${what}`, { request, response, body: value, cause });
}

/** A string may come as plain text or as JSON. */
export async function asText(response: Response, request: TenonRequest, body?: ReadBody): Promise<unknown> {
  const read = body ?? (await readBody(response));
  const { value, isJson } = read;
  if (isJson && value !== undefined) return asJson(response, request, read);
  // What is not text by its type is a failure's, or else the text that is declared.
  if (value instanceof Blob) return body === undefined ? value.text() : asJson(response, request, read);
  return value ?? "";
}

/** An empty body is null. */
export function orNull(reader: TenonReader): TenonReader {
  return async (response, request, body) => {
    const read = body ?? (await readBody(response));
    const isEmpty = read.value === undefined || (read.value instanceof Blob && read.value.size === 0);
    return isEmpty ? null : reader(response, request, read);
  };
}

/** ASP.NET answers a null with 204, whatever success status is declared. */
export function nullInstead(status: number): TenonReader {
  return Object.assign(() => null, { status });
}

export function asNothing(_response: Response, _request: TenonRequest, body?: ReadBody): unknown {
  return body?.value;
}

export async function asFile(response: Response, request: TenonRequest, body?: ReadBody): Promise<unknown> {
  const content = body === undefined ? await response.blob() : body.value;
  if (!(content instanceof Blob)) throw new TenonError("answered no file", { request, response });
  const type = response.headers.get("content-type") ?? "";
  return new File([content], fileName(response, request.path), { type });
}

async function readBody(response: Response): Promise<ReadBody> {
  const type = response.headers.get("content-type") ?? "";
  const isJson = /^[^;]*[/+]json\s*(;|$)/i.test(type);
  if (type && !isJson && !/^text\/|[/+]xml|urlencoded/i.test(type)) return { isJson, value: await response.blob() };
  const value = await response.text();
  try {
    return { isJson, value: value && isJson ? JSON.parse(value) : value || undefined };
  } catch (cause) {
    return { isJson, value, cause };
  }
}

/** The name of a download (RFC 6266), else the last segment of its path. */
function fileName(response: Response, path: string): string {
  const disposition = response.headers.get("content-disposition") ?? "";
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, "$1");
  const bare = /;\s*filename\s*=\s*([^";\s]+)/i.exec(disposition)?.[1];
  const name = (extended && decode(extended)) ?? quoted ?? bare ?? decode(path.replace(/^.*\//, ""));
  const last = name?.replace(/^[\s\S]*[\\/]/, "") ?? "";
  return /^\.{0,2}$/.test(last) ? "download" : last;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export { type ReadBody, readBody };
