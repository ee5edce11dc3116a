import { defineDiagnostics } from "../definition.js";

export const coverageDiagnostics = defineDiagnostics({});
