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
      const message = `answered ${response.status} with an unexpected body`;
      throw new TenonError(message, { request, response, body, cause });
    }
    return body;
  };
}
