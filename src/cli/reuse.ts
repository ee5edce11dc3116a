import { KeptWorkspace } from "../csharp/reuse/kept-workspace.js";
import { KeptReadings } from "../reading/reuse/kept-readings.js";

/** What one run leaves to the next, for commands that run again and again: `--watch`, and the Vite plugin's development server. */
export class Reuse {
  readonly workspace = new KeptWorkspace();
  readonly readings = new KeptReadings();
}
