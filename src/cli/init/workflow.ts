import type { PackageManager } from "./surroundings.js";

const install: Readonly<Record<PackageManager, string>> = {
  npm: "npm ci",
  pnpm: "pnpm install --frozen-lockfile",
  yarn: "yarn install --immutable",
  bun: "bun install --frozen-lockfile",
};

/** Ends the options of a script where the package manager would take them for its own. */
const handedOn: Readonly<Record<PackageManager, string>> = {
  npm: "npm run $ -- --format github",
  pnpm: "pnpm $ --format github",
  yarn: "yarn $ --format github",
  bun: "bun run $ --format github",
};

/**
 * A GitHub workflow that fails when the client has drifted, the server does not do what it declares, or a pull request breaks clients.
 * The diff needs the history of the main branch, which a checkout leaves out.
 */
export function workflowText(manager: PackageManager, folder: string): string {
  const run = (script: string): string => handedOn[manager].replace("$", script);
  const setUp =
    manager === "bun"
      ? "      - uses: oven-sh/setup-bun@v2\n"
      : manager === "npm"
        ? ""
        : "      - run: corepack enable\n        working-directory: .\n";
  return `# The client is what the C# says, the server does what it declares, and pull requests do not break clients.
# Written by tenon --init; change it as you like.
name: tenon
on: [push, pull_request]
jobs:
  tenon:
    runs-on: ubuntu-latest
    defaults:
      run:
        working-directory: ${/^[\w./-]+$/.test(folder) ? folder : JSON.stringify(folder)}
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
${setUp}      - run: ${install[manager]}
      - run: ${run("api:verify")}
      - run: ${run("api:check")}
      - if: github.event_name == 'pull_request'
        run: ${run("api:diff")}
`;
}
