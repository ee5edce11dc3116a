import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

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
    const before = readFileSync(file, "utf8").split(text)[0] ?? "";
    const line = before.split("\n").length;
    const position = { file, line, offset: before.length - before.lastIndexOf("\n") };
    const found = await this.#ask("definitionAndBoundSpan", position);
    return (found as { readonly definitions: readonly Place[] }).definitions;
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
