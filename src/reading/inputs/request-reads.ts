/** What a handler reads of the request by itself. */
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import type { Place } from "../../csharp/execution/index.js";
import type { RequestRead } from "../../framework/index.js";
import { isUnresolved } from "../types/kinds/unresolved-types.js";

export interface RequestReads {
  readonly reads: readonly RequestRead[];
  /** Every way through the code reads the body. */
  readonly isAlways: boolean;
}

export const nothingRead = (): RequestReads => ({ reads: [], isAlways: false });

export function firstRead({ reads }: RequestReads, part: RequestRead["part"]): Place | undefined {
  return reads.find((one) => one.part === part)?.place;
}

export interface JsonReadByHand {
  readonly type: AnnotatedType;
  readonly place: Place;
}

/** `await request.ReadFromJsonAsync<T>()`, where nothing else reads the body and no options of its own say how. */
export function jsonReadByHand({ reads }: RequestReads): JsonReadByHand | undefined {
  const [read, ...others] = reads.filter(({ part }) => part === "body");
  if (read?.json === undefined || others.length > 0 || isUnresolved(read.json.type)) return undefined;
  return { type: read.json, place: read.place };
}
