import { defineDiagnostics } from "../definition.js";

export const hostDiagnostics = defineDiagnostics({});
