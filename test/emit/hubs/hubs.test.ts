/** What is written for hubs: its size in a page, and the mock that stands for a server in tests. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import { compile } from "../../compile.js";
import { readWithDiagnostics } from "../../reading/read-source.js";

const source = `using Microsoft.AspNetCore.SignalR;
var app = WebApplication.CreateBuilder(args).Build();
app.MapHub<ChatHub>("/chat");
app.Run();
public record Message(string User, string Text, DateTimeOffset At);
public interface IChat { Task Received(Message message); Task<bool> Confirm(string question); }
public class ChatHub : Hub<IChat>
{
    /// <summary>Sends to a room.</summary>
    public Task Send(string room, string text) => Task.CompletedTask;
    public Task<int> Count(string room) => Task.FromResult(1);
    public IAsyncEnumerable<Message> History(string room, int count) => null!;
}`;

const work = join(import.meta.dirname, "../../../artifacts/hubs");

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), text);
  }
}

/** Names that every object has. */
const awkward = source
  .replace(
    "public Task<int> Count",
    `[HubMethodName("__proto__")] public Message Proto() => null!; public Message Constructor() => null!; public Task<int> Count`,
  )
  .replace("Task Received(", "Task Constructor(Message message); Task Received(");

beforeAll(() => {
  rmSync(work, { recursive: true, force: true });
  const emit = (program: string, folder: string, options: Parameters<typeof emitTypeScript>[1]): void => {
    const { contract } = readWithDiagnostics(program, { served: { include: [], exclude: [] } });
    write(Object.fromEntries(emitTypeScript(contract, options).map(({ path, text }) => [`${folder}/${path}`, text])));
  };
  emit(source, "api", { zod: false, mocks: true });
  emit(awkward, "awkward", { zod: true, mocks: true, dates: "date" });
  write({
    "ours.ts": `import { connectChat } from "./api/hubs/chat.js";
const chat = connectChat({ configure: (builder) => builder.withAutomaticReconnect() });
chat.on.received((message) => console.log(message.text));
await chat.invoke.send("room", "hello");`,
    "bare.ts": `import { HubConnectionBuilder } from "@microsoft/signalr";
const connection = new HubConnectionBuilder().withUrl("/chat").withAutomaticReconnect().build();
connection.on("Received", (message: { text: string }) => console.log(message.text));
await connection.start();
await connection.invoke("Send", "room", "hello");`,
    "mocked.ts": `import { mockChat } from "./api/mocks/hubs.js";
export async function run(): Promise<unknown[]> {
  const { hub, raise, ask, calls } = mockChat({
    count: async (room) => room.length,
    history: async function* (room, count) {
      for (let at = 0; at < count; at++) yield { user: room, text: String(at), at: "2026-01-02T03:04:05Z" };
    },
  });
  const seen: unknown[] = [];
  const stop = hub.on.received((message) => seen.push(message.text));
  hub.handle.confirm((question) => question === "sure?");
  raise.received({ user: "a", text: "one", at: "2026-01-02T03:04:05Z" });
  stop();
  raise.received({ user: "a", text: "two", at: "2026-01-02T03:04:05Z" });
  seen.push(await hub.invoke.count("four"), await hub.send.send("room", "text"), await ask.confirm("sure?"));
  for await (const { text } of hub.stream.history("a", 2)) seen.push(text);
  return [...seen, calls.map(({ method, given }) => [method, ...given])];
}`,
    "package.json": '{ "type": "module" }',
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        strict: true,
        target: "es2022",
        module: "nodenext",
        noEmit: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        lib: ["es2023", "dom", "dom.iterable"],
        types: [],
      },
    }),
  });
});

async function bundled(entry: string, platform: "browser" | "node"): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [join(work, entry)],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    platform,
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

test("the generated client compiles with its callers", () => {
  expect(compile(work)).toBe("");
});

test("a page with a hub is at most 1 kB larger than with the bare client", async () => {
  const [ours, bare] = await Promise.all(["ours.ts", "bare.ts"].map((entry) => bundled(entry, "browser")));
  const size = (script: Uint8Array | undefined): number => gzipSync(script ?? "", { level: 9 }).length;
  expect(size(bare)).toBeGreaterThan(5_000);
  expect(size(ours) - size(bare)).toBeLessThanOrEqual(1_024);
});

test("a mock answers, tells and asks as a server would", async () => {
  const file = join(work, "mocked.mjs");
  writeFileSync(file, await bundled("mocked.ts", "node"));
  const { run } = await import(pathToFileURL(file).href);
  expect(await run()).toEqual([
    "one",
    4,
    undefined,
    true,
    "0",
    "1",
    [
      ["count", "four"],
      ["send", "room", "text"],
      ["history", "a", 2],
    ],
  ]);
});
