import { defineDiagnostics } from "../definition.js";

export const readingDiagnostics = defineDiagnostics({});
