/** The TypeScript of several documents, compiled together and compared with openapi-typescript's. */
import { compareTypes, type PreparedTypes } from "../../test/openapi/judge/typescript-assignability.js";
import type { Findings } from "./findings.js";
import type { Row } from "./row.js";

const batchBytes = 12_000_000;

export class TypeBatches {
  private waiting: { readonly row: Row; readonly types: PreparedTypes }[] = [];

  constructor(private readonly findings: Findings) {}

  add(row: Row, types: PreparedTypes): void {
    this.waiting.push({ row, types });
    if (this.waiting.reduce((sum, one) => sum + one.types.size, 0) > batchBytes) this.judgeWaiting();
  }

  judgeWaiting(): void {
    const documents = this.waiting;
    this.waiting = [];
    if (documents.length === 0) return;
    const results = compareTypes(documents.map(({ types }) => types));
    for (const [at, { row }] of documents.entries()) {
      const result = results[at];
      if (result === undefined) continue;
      row.typescript = result;
      for (const { key, way, why } of result.reasons) {
        const text = `${way}: ${why}`;
        this.findings.reason(text);
        this.findings.place("types", () => `${row.name}: ${key}: ${text}`);
      }
      if (!result.compiles) this.findings.problem(`${row.name}: its TypeScript does not compile`);
    }
  }
}
