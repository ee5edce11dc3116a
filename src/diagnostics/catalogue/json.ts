import { defineDiagnostics } from "../definition.js";

export const jsonDiagnostics = defineDiagnostics({});
