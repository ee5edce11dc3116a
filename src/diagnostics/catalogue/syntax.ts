import { defineDiagnostics } from "../definition.js";

export const syntaxDiagnostics = defineDiagnostics({});
