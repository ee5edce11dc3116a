import { defineDiagnostics } from "../definition.js";

export const compareDiagnostics = defineDiagnostics({});
