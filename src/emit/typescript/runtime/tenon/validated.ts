import type { TenonReader } from "./answer.js";
import { TenonError } from "./error.js";

/** A validator of an answer's body; throws where the body is not what was promised. */
export interface TenonSchema {
  parse(value: unknown): unknown;
}

/** Data that its schema accepts. */
export function valid(reader: TenonReader, schema: TenonSchema): TenonReader {
  return async (response, request, read) => {
    const body = await reader(response, request, read);
    try {
      schema.parse(body);
    } catch (cause) {
      // It may name every wrong place of a long answer, and a log prints all of it. Its own properties stay.
      const stack = cause instanceof Error ? (cause.stack ?? "") : "";
      if (stack.length > 2_000) Reflect.defineProperty(cause as Error, "stack", { value: `${stack.slice(0, 2_000)}…` });
      const message = `answered ${String(response.status)} with an unexpected body`;
      throw new TenonError(message, { request, response, body, cause });
    }
    return body;
  };
}
