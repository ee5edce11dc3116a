import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

export interface RecordedAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Records every answer that `fetch` brings while an action runs. */
export async function recordAnswers(
  baseUrl: string,
  action: () => Promise<unknown>,
): Promise<readonly RecordedAnswer[]> {
  const recorded: RecordedAnswer[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await real(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith(baseUrl)) {
      const method = input instanceof Request ? input.method : (init?.method ?? "GET");
      const body = await response.clone().text();
      recorded.push({
        method,
        path: new URL(url).pathname,
        status: response.status,
        type: response.headers.get("content-type") ?? "",
        body,
      });
    }
    return response;
  };
  try {
    await action();
  } finally {
    globalThis.fetch = real;
  }
  return recorded;
}

interface Document {
  readonly paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>>;
}

/** Where an answer is not what the document says: an unknown path, status or media type, or a body that its schema refuses. */
export function disagreements(answers: readonly RecordedAnswer[], documentFile: string): readonly string[] {
  const document: Document = JSON.parse(readFileSync(documentFile, "utf8"));
  const ajv = new Ajv2020({ strict: false, logger: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, "document");
  const pointerPart = (key: string): string => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
  return answers.flatMap(({ method, path, status, type, body }) => {
    const where = `${method} ${path} ${status}`;
    // A literal path wins over one with parameters, as in ASP.NET.
    const template = Object.keys(document.paths)
      .sort((a, b) => a.split("{").length - b.split("{").length)
      .find(
        (one) =>
          new RegExp(`^${one.replace(/\{[^}]*\}/g, "[^/]+")}$`, "i").test(path) &&
          document.paths[one]?.[method.toLowerCase()] !== undefined,
      );
    if (template === undefined) return [`${where}: no such path`];
    const response = document.paths[template]?.[method.toLowerCase()]?.responses[String(status)];
    if (response === undefined) return [`${where}: the status is not declared`];
    const mediaType = type.split(";")[0] ?? "";
    if (response.content === undefined || response.content["application/octet-stream"] !== undefined) return [];
    if (response.content[mediaType] === undefined) return [`${where}: ${mediaType} is not declared`];
    if (mediaType !== "application/json") return [];
    const pointer = [
      "paths",
      template,
      method.toLowerCase(),
      "responses",
      String(status),
      "content",
      mediaType,
      "schema",
    ]
      .map(pointerPart)
      .join("/");
    const validate = ajv.compile({ $ref: `document#/${pointer}` });
    return validate(JSON.parse(body)) ? [] : [`${where}: ${ajv.errorsText(validate.errors)}: ${body}`];
  });
}
