import type { UnknownUse } from "../../contract/type-use.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { isTypeNamed } from "../../csharp/binding/symbols/types.js";

/** The whole form, with whatever fields it has. */
export function isFormCollection({ type }: AnnotatedType): boolean {
  return isTypeNamed(type, "Microsoft.AspNetCore.Http.IFormCollection");
}

/** What a caller puts into such a form: any text and any file under any name. */
export const anyFields: UnknownUse = { kind: "unknown", shape: "object", reason: "freeForm" };
