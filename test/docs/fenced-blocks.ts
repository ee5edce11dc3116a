/** A fenced block of a page: what readers copy, or what a command prints. */
export interface Block {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  /** Words behind the language: `title="Api/Program.cs"` names the file, `excerpt` says that it is a part of a generated one. */
  readonly title: string | undefined;
  readonly isExcerpt: boolean;
  readonly text: string;
}

const fence = /^( *)```([^\n`]*)\n([\s\S]*?)^ *```$/gm;

export function fencedBlocks(page: string, markdown: string): readonly Block[] {
  return [...markdown.matchAll(fence)].map(({ index, 1: indent = "", 2: info = "", 3: inside = "" }) => {
    const [language = "", ...words] = info.trim().split(/\s+/);
    const text = inside.replaceAll(new RegExp(`^${indent}`, "gm"), "");
    return {
      page,
      line: markdown.slice(0, index).split("\n").length,
      language,
      title: /title="([^"]+)"/.exec(info)?.[1] ?? /^\/\/ (\S+\.(?:ts|cs))\n/.exec(text)?.[1],
      isExcerpt: words.includes("excerpt"),
      text,
    };
  });
}

export function nameOf({ page, line, language }: Block): string {
  return `${page}:${line} (${language || "no language"})`;
}
