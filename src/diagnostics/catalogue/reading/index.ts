import { answerDiagnostics } from "./answers.js";
import { contractDiagnostics } from "./contracts.js";
import { controllerDiagnostics } from "./controllers.js";
import { endpointDiagnostics } from "./endpoints.js";
import { hubDiagnostics } from "./hubs.js";
import { inputDiagnostics } from "./inputs.js";
import { nameDiagnostics } from "./names.js";
import { routeDiagnostics } from "./routes.js";
import { securityDiagnostics } from "./security.js";

export const readingDiagnostics = {
  ...contractDiagnostics,
  ...routeDiagnostics,
  ...inputDiagnostics,
  ...answerDiagnostics,
  ...controllerDiagnostics,
  ...endpointDiagnostics,
  ...hubDiagnostics,
  ...nameDiagnostics,
  ...securityDiagnostics,
};
