import { defineDiagnostics } from "../definition.js";

export const bindingDiagnostics = defineDiagnostics({});
