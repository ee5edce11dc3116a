import { breakingDiagnostics } from "./breaking.js";
import { callDiagnostics } from "./calls.js";
import { riskyDiagnostics } from "./risky.js";
import { safeDiagnostics } from "./safe.js";
import { verifyDiagnostics } from "./verify.js";

/**
 * Verify and diff. What is asked for may grow only where old clients already say it; what is answered may shrink only where old
 * clients do not need it.
 */
export const compareDiagnostics = {
  ...verifyDiagnostics,
  ...breakingDiagnostics,
  ...riskyDiagnostics,
  ...safeDiagnostics,
  ...callDiagnostics,
};
