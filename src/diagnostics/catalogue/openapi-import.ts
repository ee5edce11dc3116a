import { defineDiagnostics } from "../definition.js";

export const openapiImportDiagnostics = defineDiagnostics({});
