import type { Operation } from "../../contract/operation.js";
import { getString } from "../document/node.js";
import type { OperationSite } from "../versions/dialect.js";
import { type OperationReading, tell } from "./operation-reading.js";

/** What a path says of all its operations holds for each that says nothing of its own. */
export function operationDocumentation({ operation, pathItem }: OperationSite): Operation["documentation"] {
  const said = (key: string): string =>
    [operation, pathItem].map((node) => getString(node, key)?.trim() ?? "").find((text) => text !== "") ?? "";
  const summary = said("summary");
  const description = said("description");
  if (summary === "" && description === "") return undefined;
  // A description alone stays one, so that the document reads the same after the round trip.
  if (summary === "") return { remarks: description };
  return description === "" ? { summary } : { summary, remarks: description };
}

export function tellHiddenDocumentation(reading: OperationReading): void {
  const { operation, pathItem } = reading.site;
  for (const key of ["summary", "description"]) {
    const ofPath = getString(pathItem, key)?.trim() ?? "";
    const ofOperation = getString(operation, key)?.trim() ?? "";
    if (ofPath !== "" && ofOperation !== "" && ofOperation !== ofPath)
      tell(reading, pathItem, `the ${key} of its path is left out, because it has its own`, reading.notes);
  }
}
