import { defineDiagnostics } from "../definition.js";

export const openapiEmitDiagnostics = defineDiagnostics({});
