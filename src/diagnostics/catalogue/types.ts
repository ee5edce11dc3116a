import { defineDiagnostics } from "../definition.js";

export const typesDiagnostics = defineDiagnostics({});
