import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** What an editor shows of a function. */
export interface Shown {
  readonly text: string;
  readonly documentation: string;
  readonly tags: readonly string[];
}

interface Tag {
  readonly name: string;
  readonly text: string | readonly { readonly text: string }[];
}

function tagText({ name, text }: Tag): string {
  return `@${name} ${typeof text === "string" ? text : text.map((part) => part.text).join("")}`;
}

interface SignatureItem {
  readonly prefixDisplayParts: readonly { readonly text: string }[];
  readonly suffixDisplayParts: readonly { readonly text: string }[];
  readonly parameters: readonly { readonly displayParts: readonly { readonly text: string }[] }[];
  readonly documentation: readonly { readonly text: string }[];
  readonly tags: readonly Tag[];
}

/** The first place in the file at which the text stands. */
function placeOf(
  file: string,
  text: string,
): { readonly file: string; readonly line: number; readonly offset: number } {
  const before = readFileSync(file, "utf8").split(text)[0] ?? "";
  return { file, line: before.split("\n").length, offset: before.length - before.lastIndexOf("\n") };
}

export interface Place {
  readonly file: string;
  readonly start: { readonly line: number; readonly offset: number };
  readonly end: { readonly line: number; readonly offset: number };
}

/** TypeScript's language server as an editor runs it. */
export class TypeScriptServer {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, (body: unknown) => void>();
  #sequence = 0;
  #unread = "";

  constructor() {
    const program = createRequire(import.meta.url).resolve("typescript/lib/tsserver.js");
    this.#process = spawn(process.execPath, [program, "--disableAutomaticTypingAcquisition"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#process.stdout?.setEncoding("utf8").on("data", (text: string) => this.#read(text));
  }

  open(file: string): void {
    this.#send("open", { file, fileContent: readFileSync(file, "utf8") });
  }

  /** Where the editor goes from the first place in the file at which the text stands. */
  async definitions(file: string, text: string): Promise<readonly Place[]> {
    const found = await this.#ask("definitionAndBoundSpan", placeOf(file, text));
    return (found as { readonly definitions: readonly Place[] }).definitions;
  }

  /** What the editor shows when the mouse rests there. */
  async hover(file: string, text: string): Promise<Shown> {
    const { displayString, documentation, tags } = (await this.#ask("quickinfo", placeOf(file, text))) as {
      readonly displayString: string;
      readonly documentation: string;
      readonly tags: readonly Tag[];
    };
    return { text: displayString, documentation, tags: tags.map(tagText) };
  }

  /** What it shows behind the opening parenthesis of a call: the way to call that it selects, and the parameter. */
  async signatureHelp(file: string, text: string): Promise<Shown> {
    const place = placeOf(file, text);
    const found = (await this.#ask("signatureHelp", { ...place, offset: place.offset + text.indexOf("(") + 1 })) as {
      readonly selectedItemIndex: number;
      readonly items: readonly SignatureItem[];
    };
    const item = found.items[found.selectedItemIndex];
    const texts = (parts: readonly { readonly text: string }[] = []): string => parts.map((part) => part.text).join("");
    const parameters = item?.parameters.map(({ displayParts }) => texts(displayParts)).join(", ") ?? "";
    return {
      text: `${texts(item?.prefixDisplayParts)}${parameters}${texts(item?.suffixDisplayParts)}`,
      documentation: texts(item?.documentation),
      tags: item?.tags.map(tagText) ?? [],
    };
  }

  /** What it strikes out, by its text. */
  async deprecated(file: string): Promise<readonly string[]> {
    const found = (await this.#ask("suggestionDiagnosticsSync", { file })) as readonly {
      readonly text: string;
      readonly reportsDeprecated?: boolean;
    }[];
    return found.flatMap(({ text, reportsDeprecated }) => (reportsDeprecated === true ? [text] : []));
  }

  stop(): void {
    this.#process.kill();
  }

  #ask(command: string, given: object): Promise<unknown> {
    return new Promise((resolve) => this.#waiting.set(this.#send(command, given), resolve));
  }

  #send(command: string, given: object): number {
    const seq = ++this.#sequence;
    this.#process.stdin?.write(`${JSON.stringify({ seq, type: "request", command, arguments: given })}\n`);
    return seq;
  }

  /** Each message is on a line of its own, after a header that is not. */
  #read(text: string): void {
    const lines = (this.#unread + text).split("\n");
    this.#unread = lines.pop() ?? "";
    for (const line of lines.filter((one) => one.startsWith("{"))) {
      const message: { type: string; request_seq: number; body: unknown } = JSON.parse(line);
      if (message.type !== "response") continue;
      this.#waiting.get(message.request_seq)?.(message.body);
      this.#waiting.delete(message.request_seq);
    }
  }
}
