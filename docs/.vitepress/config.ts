import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DefaultTheme } from "vitepress";
import { defineConfig } from "vitepress";

const docs = join(import.meta.dirname, "..");

/** The index page lists every page; the sidebar is made from it, so that the two cannot differ. */
function sidebar(): DefaultTheme.SidebarItem[] {
  const sections = readFileSync(join(docs, "README.md"), "utf8").split(/^## /m).slice(1);
  return sections.map((section) => ({
    text: section.slice(0, section.indexOf("\n")),
    items: [...section.matchAll(/\[([^\]]+)\]\(([^)]+)\.md\)/g)].map(([, title = "", page = ""]) => ({
      text: title.replaceAll("`", "").replace(/^Quick start: (.)/, (_, first: string) => first.toUpperCase()),
      link: `/${page}`,
    })),
  }));
}

export default defineConfig({
  title: "Tenon",
  description: "Keeps a C# server and its TypeScript front end in agreement",
  outDir: "../artifacts/site",
  cacheDir: "../artifacts/site-cache",
  rewrites: { "README.md": "index.md" },
  // Files of the repository that are not pages: the package has them beside `docs`.
  ignoreDeadLinks: [/(ARCHITECTURE|CONTRIBUTING|SECURITY|RELEASING|CHANGELOG)$/, /\/(samples|dotnet|test|bench)\//],
  markdown: {
    // `Task<T>` in a sentence is text, not an element.
    html: false,
    // Otherwise a line may end inside `--check`.
    config({ renderer: { rules } }) {
      const render = rules.code_inline;
      rules.code_inline = (tokens, at, ...context) => {
        const code = tokens[at];
        if (code?.content.startsWith("-") && code.content.length < 32) code.attrSet("style", "white-space: nowrap");
        return render?.(tokens, at, ...context) ?? "";
      };
    },
  },
  // The page lists some 400 codes: its outline has their subjects alone.
  transformPageData: ({ relativePath, frontmatter }) =>
    relativePath === "reference/diagnostics.md" ? { frontmatter: { ...frontmatter, outline: 2 } } : undefined,
  themeConfig: { sidebar: sidebar(), outline: "deep", search: { provider: "local" } },
});
