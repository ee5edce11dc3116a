import { KeptWorkspace } from "../csharp/reuse/kept-workspace.js";
import { KeptReadings } from "../reading/reuse/kept-readings.js";

/**
 * What one run leaves to the next, for commands that run again and again with the same options: `--watch`, and the development
 * server of the Vite plugin.
 */
export class Reuse {
  readonly workspace = new KeptWorkspace();
  readonly readings = new KeptReadings();
}
