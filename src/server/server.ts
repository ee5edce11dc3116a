import type { Endpoint } from "./endpoint.js";
import type { JsonSettings } from "./json-settings.js";

/**
 * THE MODEL of what is served, beside the contract, which is what is declared. Plain data: whoever compares the two needs no
 * symbols.
 */
export interface Server {
  readonly endpoints: readonly Endpoint[];
  readonly json: JsonSettings;
}
