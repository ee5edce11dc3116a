/** Libraries whose endpoints are classes with rules of their own, by the names under which `src/framework` maps them. */
import type { LibraryReader } from "../endpoints/minimal-apis.js";
import { readFastEndpoint } from "./fast-endpoints/read-endpoint.js";

export const libraries: ReadonlyMap<string, LibraryReader> = new Map([["FastEndpoints", readFastEndpoint]]);
