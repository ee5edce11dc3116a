/** What a page refers to is there: other pages, headings, files, options, scripts, diagnostics. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { wholeHelpText } from "../../src/cli/options/help.js";
import { catalogue } from "../../src/diagnostics/catalogue/index.js";
import { pages, repository } from "./pages.js";

const withoutBlocks = (text: string): string => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");

const ownOptions = new Set(wholeHelpText.match(/(?<![\w-])--[a-z0-9-]+/g));
/** Of other programs: of the scripts of this repository, of dotnet, of npm. */
const otherOptions = new Set(["--only", "--port", "--project", "--urls"]);

/** Pages about the scripts of this repository, which have options of their own. */
const aboutScripts = new Set(
  ["judge", "oracle", "performance", "refactor", "robustness", "wire"].map((name) => `docs/internals/${name}.md`),
);

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(file: string): ReadonlySet<string> {
  const headings = [...withoutBlocks(readFileSync(file, "utf8")).matchAll(/^#+ (.*)$/gm)].map(
    ([, heading = ""]) => heading,
  );
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

test.each(pages)("$name: links and anchors", ({ name, text }) => {
  const broken: string[] = [];
  for (const [, target = ""] of withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(target)) continue;
    const [path = "", anchor] = target.split("#");
    const file = path === "" ? join(repository, name) : join(repository, dirname(name), path);
    if (!existsSync(file) || (anchor !== undefined && !anchorsOf(file).has(anchor))) broken.push(target);
  }
  expect(broken).toEqual([]);
});

test.each(pages)("$name: options, scripts and codes that are named in passing", ({ name, text }) => {
  const codes = new Set<string>(Object.values(catalogue).map(({ code }) => code));
  const scripts = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")).scripts;
  const unknown = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) => {
    const options =
      /^(?:npx )?tenon /.test(code) || (!aboutScripts.has(name) && /^--[a-z]/.test(code))
        ? code.match(/(?<= |^)--[a-z0-9-]+/g)
        : [];
    const script = /^npm run ([\w:]+)/.exec(code)?.[1];
    return [
      ...(options ?? []).filter((option) => !ownOptions.has(option) && !otherOptions.has(option)),
      ...(script === undefined || script in scripts || /^(api|dev|build)/.test(script) ? [] : [`npm run ${script}`]),
    ];
  });
  const noCode = (text.match(/\bTN\d{4}\b/g) ?? []).filter((code) => !codes.has(code));
  expect([...unknown, ...noCode]).toEqual([]);
});

test("every page of docs is in its index, and README.md links to the index", () => {
  const listed = (file: string): string => pages.find(({ name }) => name === file)?.text ?? "";
  const names = pages
    .map(({ name }) => name)
    .filter((name) => /^docs\/.*\.md$/.test(name) && name !== "docs/README.md");
  expect(names.filter((name) => !listed("docs/README.md").includes(`(${name.slice(5)})`))).toEqual([]);
  expect(listed("README.md")).toContain("(docs/README.md)");
});
