import { defineDiagnostics } from "../definition.js";

export const projectDiagnostics = defineDiagnostics({});
