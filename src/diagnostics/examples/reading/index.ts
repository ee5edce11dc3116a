import type { Examples } from "../example.js";
import { answerExamples } from "./answers.js";
import { contractExamples } from "./contracts.js";
import { controllerExamples } from "./controllers.js";
import { endpointExamples } from "./endpoints.js";
import { inputExamples } from "./inputs.js";
import { nameExamples } from "./names.js";
import { routeExamples } from "./routes.js";
import { securityExamples } from "./security.js";

export const readingExamples: Examples = {
  ...contractExamples,
  ...routeExamples,
  ...inputExamples,
  ...answerExamples,
  ...controllerExamples,
  ...endpointExamples,
  ...nameExamples,
  ...securityExamples,
};
