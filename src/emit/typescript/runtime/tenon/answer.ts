import type { TenonRequest } from "./configuration.js";
import { TenonError } from "./error.js";

/** How an answer's body is read; `| null` where it may be empty. */
export type TenonReading = "json" | "json | null" | "text" | "text | null" | "file" | "none";

// #region validated
/** A validator of an answer's body; throws where the body is not what was promised. */
export interface TenonSchema {
  parse(value: unknown): unknown;
}

// #endregion
/** A declared answer that arrived. */
interface Answer {
  /** Its key in the operation's table of answers. */
  readonly key: string;
  readonly status: number;
  readonly reading: TenonReading;
  readonly success: boolean;
}

function declaredAnswer(status: number, answers: { readonly [status: string]: TenonReading }): Answer | undefined {
  const success = status >= 200 && status < 300;
  for (const key of [String(status), `${Math.floor(status / 100)}XX`]) {
    const reading = answers[key];
    if (reading !== undefined) return { key, status, reading, success };
  }
  if (status === 204) {
    // ASP.NET answers a null body with 204, whatever success status is declared.
    for (const [key, reading] of Object.entries(answers)) {
      if (key.startsWith("2") && reading.endsWith("| null")) return { key, status: Number(key), reading, success };
    }
  }
  const { default: reading } = answers;
  return reading && { key: "default", status, reading, success: false };
}

async function readAnswer(response: Response, reading: TenonReading, request: TenonRequest): Promise<unknown> {
  if (reading === "none") return undefined;
  if (reading === "file") {
    const content = await response.blob();
    return new File([content], fileName(response, request.path), { type: contentType(response) });
  }
  const text = await response.text();
  if (text === "" && reading.endsWith("| null")) return null;
  const { status } = response;
  if (isJson(contentType(response)) && text !== "") {
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new TenonError("answered malformed JSON", { status, body: text, request, response, cause });
    }
  }
  if (reading.startsWith("text")) return text;
  const what = text === "" ? "without a body" : `${contentType(response) || "no content type"} instead of JSON`;
  throw new TenonError(`answered ${status} ${what}`, { status, body: text, request, response });
}

/** Whether the body of a failure is what the operation declares for it. */
function isAsDeclared(body: unknown, reading: TenonReading, response: Response): boolean {
  if (reading === "none") return true;
  if (reading === "file") return body instanceof Blob;
  return isJson(contentType(response)) ? body !== undefined : reading.startsWith("text") && typeof body === "string";
}

/** The body of an answer that is not a success, as far as it can be read. */
async function readAnything(response: Response): Promise<unknown> {
  const type = contentType(response);
  if (type !== "" && !isJson(type) && !/^text\/|[/+]xml(;|$)|^application\/x-www-form-urlencoded/i.test(type)) {
    return response.blob();
  }
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return isJson(type) ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}

// #region validated
function validate(data: unknown, schema: TenonSchema | undefined, request: TenonRequest, response: Response): void {
  try {
    schema?.parse(data);
  } catch (cause) {
    const { status } = response;
    const message = `answered ${status} with an unexpected body`;
    throw new TenonError(message, { status, body: data, request, response, cause });
  }
}

function isValid(data: unknown, schema: TenonSchema | undefined): boolean {
  try {
    schema?.parse(data);
    return true;
  } catch {
    return false;
  }
}

// #endregion
function contentType(response: Response): string {
  return response.headers.get("content-type") ?? "";
}

function isJson(type: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(type);
}

/** The name of a download (RFC 6266), else the last segment of its path. */
function fileName(response: Response, path: string): string {
  const disposition = response.headers.get("content-disposition") ?? "";
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, "$1");
  const bare = /;\s*filename\s*=\s*([^";\s]+)/i.exec(disposition)?.[1];
  const name = (extended && decode(extended)) ?? quoted ?? bare ?? decode(path.replace(/^.*\//, ""));
  const last = name?.replace(/^.*[\\/]/s, "") ?? "";
  return /^\.{0,2}$/.test(last) ? "download" : last;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

// #region validated
export { type Answer, contentType, declaredAnswer, isAsDeclared, isValid, readAnswer, readAnything, validate };
// #endregion
