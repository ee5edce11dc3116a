/** `npm run judge:contracts -- <documents>`: imported contracts in minimal APIs, controllers and the embedded host, called over HTTP. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { importServed, judgeServed } from "./served-contracts.js";

const usage = `usage: npm run judge:contracts -- <OpenAPI documents>

exit code: 0 every operation does what its document says; 1 something differs, or could not be judged; 2 usage
`;

export async function main(documents: readonly string[], repository: string): Promise<number> {
  if (documents.length === 0 || documents.some((one) => one.startsWith("-"))) {
    process.stderr.write(usage);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), "tenon-served-"));
  try {
    const imported = documents.map((document, at) => importServed(resolve(document), at + 1));
    const verdicts = await judgeServed(repository, join(folder, "served"), imported);
    console.log("| document | operations | not called | valid requests | invalid requests | noted | problems |");
    console.log("|---|---:|---:|---:|---:|---:|---:|");
    for (const { name, operations, uncalled, valid, invalid, noted, problems } of verdicts)
      console.log(
        `| ${name} | ${operations} | ${uncalled.length} | ${valid} | ${invalid} | ${noted} | ${problems.length} |`,
      );
    const problems = verdicts.flatMap((verdict) => verdict.problems.map((problem) => `${verdict.name}: ${problem}`));
    for (const problem of problems) console.error(problem);
    return problems.length === 0 ? 0 : 1;
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
