import { type HttpHandler, http } from "msw";
// #region dated
import { datesAsText } from "../../typescript/runtime/tenon/dates-date.js";

// #endregion

type ClientFunction = (...input: never[]) => unknown;

/** A declared answer: `status` tells what `data` has to be. */
type AnswerOf<Result> = Result extends { status: infer Status; data: infer Data }
  ? [Exclude<Data, void>] extends [never]
    ? { status: Status; data?: undefined; headers?: Record<string, string> }
    : { status: Status; data: Data; headers?: Record<string, string> }
  : never;

/** An answer that the operation declares, as `{ unwrap: false }` gives it. */
export type TenonMockAnswer<Call extends ClientFunction> = AnswerOf<
  Call extends {
    (...input: never[]): Promise<infer Result>;
    (...input: never[]): Promise<Response>;
    (...input: never[]): unknown;
  }
    ? Result
    : never
>;

/** What a stream of events sends. */
export type TenonMockEvents<Call extends ClientFunction> = readonly (Call extends {
  (...input: never[]): Promise<Response>;
  (...input: never[]): AsyncIterable<infer Event>;
}
  ? Event extends { data: infer Data }
    ? Data
    : never
  : never)[];

export interface TenonMockRequest {
  readonly request: Request;
  /** The values of the route, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

export interface TenonMockOptions {
  /** As of the client; without it, the path is the whole path, at any origin. */
  baseUrl?: string | undefined;
  /** Answers one request only. */
  once?: boolean | undefined;
}

/** Makes a handler: with the example, with an answer of your own, or with one that depends on the request. */
export type TenonMock<Answer> = (
  answer?: Answer | ((request: TenonMockRequest) => Answer | Promise<Answer>),
  options?: TenonMockOptions,
) => HttpHandler;

type Reading = "json" | "json | null" | "text" | "text | null" | "file" | "none";

interface MockedRoute {
  readonly method: "get" | "post" | "put" | "patch" | "delete" | "head" | "options";
  /** The path, with a group for each parameter. */
  readonly path: RegExp;
  readonly parameters: readonly string[];
}

/** `readings` are those of the client, by status: `404`, `4XX` or `default`. */
export function mock<Call extends ClientFunction>(
  route: MockedRoute,
  readings: Readonly<Record<string, Reading>>,
  example: () => TenonMockAnswer<Call>,
): TenonMock<TenonMockAnswer<Call>> {
  return (answer, options) =>
    handler(route, options, async (request) => {
      const { status, data, headers } = (await answered(answer ?? example, request)) as Answered;
      return responseOf(status, data, headers, readings);
    });
}

export function mockEvents<Call extends ClientFunction>(
  route: MockedRoute,
  reading: "json" | "text",
  example: () => TenonMockEvents<Call>,
): TenonMock<TenonMockEvents<Call>> {
  return (answer, options) =>
    handler(route, options, async (request) => {
      const events: readonly unknown[] = await answered(answer ?? example, request);
      const written = events.map((data) => {
        const text = reading === "text" ? String(data) : jsonText(data);
        return `${text.replace(/^/gm, "data: ")}\n\n`;
      });
      return new Response(written.join(""), { headers: { "content-type": "text/event-stream" } });
    });
}

interface Answered {
  readonly status: number;
  readonly data?: unknown;
  readonly headers?: Record<string, string>;
}

async function answered<Answer>(
  answer: Answer | ((request: TenonMockRequest) => Answer | Promise<Answer>),
  request: TenonMockRequest,
): Promise<Answer> {
  return typeof answer === "function"
    ? (answer as (request: TenonMockRequest) => Answer | Promise<Answer>)(request)
    : answer;
}

function handler(
  { method, path, parameters }: MockedRoute,
  { baseUrl = "", once = false }: TenonMockOptions = {},
  respond: (request: TenonMockRequest) => Promise<Response>,
): HttpHandler {
  const [, origin = "", prefix = ""] = /^([a-z]+:\/\/[^/]+)?(.*?)\/*$/i.exec(baseUrl) ?? [];
  const before = origin === "" ? "[a-z]+:\\/\\/[^/]+" : quoted(origin);
  const whole = new RegExp(`^${before}${quoted(prefix)}${path.source}$`, "i");
  const resolve = ({ request }: { readonly request: Request }): Promise<Response> => {
    const { searchParams: query, origin: host, pathname } = new URL(request.url);
    const found = whole.exec(host + pathname) ?? [];
    const params = Object.fromEntries(parameters.map((name, at) => [name, decoded(found[at + 1])]));
    return respond({ request, params, query });
  };
  return http[method](whole, resolve, { once });
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function decoded(value: string | undefined): string | undefined {
  return value === undefined ? undefined : decodeURIComponent(value);
}

function responseOf(
  status: number,
  data: unknown,
  headers: Record<string, string> | undefined,
  readings: Readonly<Record<string, Reading>>,
): Response {
  const { default: otherwise } = readings;
  const reading = readings[status] ?? readings[`${String(status).charAt(0)}XX`] ?? otherwise;
  if (data instanceof Blob) {
    const name: Record<string, string> =
      data instanceof File ? { "content-disposition": `attachment; filename="${quotedName(data.name)}"` } : {};
    return new Response(data, { status, headers: { "content-type": data.type, ...name, ...headers } });
  }
  if (reading === "none" || data === undefined) return new Response(null, init(status, headers));
  // As ASP.NET answers a null.
  if (data === null && reading?.endsWith("| null") === true) return new Response(null, init(204, headers));
  if (typeof data === "string" && reading?.startsWith("text") === true) {
    return new Response(data, init(status, { "content-type": "text/plain; charset=utf-8", ...headers }));
  }
  return new Response(jsonText(data), init(status, { "content-type": "application/json", ...headers }));
}

function jsonText(data: unknown): string {
  // #region dated
  if (typeof data === "object") return JSON.stringify(datesAsText(data));
  // #endregion
  return JSON.stringify(data);
}

function init(status: number, headers: Record<string, string> | undefined): ResponseInit {
  return headers === undefined ? { status } : { status, headers };
}

function quotedName(name: string): string {
  return name.replace(/[\r\n]/g, "").replace(/["\\]/g, "\\$&");
}
