/** Whether what a document says in words and examples came back, or was told of at its place. */
import { loadDocument } from "../../test/openapi/judge/load-document.js";
import { lostFacts } from "../../test/openapi/judge/lost-facts.js";
import type { Findings } from "./findings.js";
import type { Row } from "./row.js";

export function judgeFacts(row: Row, source: string, findings: Findings): void {
  const verdict = lostFacts(loadDocument(source));
  if (verdict === undefined) return;
  row.said = verdict.facts;
  row.leftOut = verdict.told.length;
  row.lost = verdict.lost.length;
  for (const { kind, pointer, word } of verdict.lost)
    findings.problem(`${row.name}: lost: ${kind} at ${pointer}: ${word}`);
  for (const { kind, pointer } of verdict.told)
    findings.place(`left out ${kind}`, () => `${row.name}: left out ${kind}: ${pointer}`);
}
