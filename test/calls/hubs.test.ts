/** Calls of hubs, and handlers of their events, that a change of the server breaks. */
import { beforeAll, expect, test, vi } from "vitest";
import type { Outcome } from "../cli/run-tool.js";
import { linesOf, places, World } from "./world.js";

vi.setConfig({ testTimeout: 300_000 });

const server = (client: string, hub: string): string => `using System.Collections.Generic;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.SignalR;
using Microsoft.Extensions.DependencyInjection;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSignalR();
var app = builder.Build();
app.MapHub<ChatHub>("/chat");
app.Run();
public record Message(string User, string Text);
public interface IChat { ${client} }
public class ChatHub : Hub<IChat> { ${hub} }`;

const page = `import { connectChat } from "./api/hubs/chat.js";
export async function run(): Promise<void> {
  const chat = connectChat();
  chat.on.received((message) => console.log(message.text));
  chat.on.left((user) => console.log(user)); // breaks
  chat.handle.confirm(() => true); // breaks
  await chat.invoke.send("general", "hello"); // breaks
  await chat.send.leave();
  for await (const count of chat.stream.counter(10)) console.log(count.toFixed()); // breaks
  await chat.invoke.rename("a"); // may break
}
`;

const world = new World({
  "old/Api.cs": server(
    "Task Received(Message message); Task Left(string user); Task<bool> Confirm();",
    `public void Send(string room, string text) { } public void Leave() { } public void Rename(string name) { }
public IAsyncEnumerable<int> Counter(int count) => null!;`,
  ),
  "new/Api.cs": server(
    "Task Received(Message message); Task<string> Confirm();",
    `public void Send(string room) { } public void Leave() { }
[Microsoft.AspNetCore.Authorization.Authorize] public void Rename(string name) { }
public IAsyncEnumerable<string> Counter(int count) => null!;`,
  ),
  "web/src/page.ts": page,
});

let outcome: Outcome;
beforeAll(async () => {
  await world.tenon("--project", "old", "--served", "--output", "web/src/api");
  outcome = await world.tenon("--project", "new", "--served", "--diff", "old", "--calls", "web/tsconfig.json");
});

const marked = (words: string): readonly string[] =>
  page.split("\n").flatMap((line, at) => (line.includes(`// ${words}`) ? [`web/src/page.ts(${at + 1})`] : []));

test("every line that breaks is an error", () => {
  expect(linesOf(places(outcome, "TN6401"))).toEqual(marked("breaks"));
});

test("every line that may break is a warning", () => {
  expect(linesOf(places(outcome, "TN6402", "TN6403"))).toEqual(marked("may break"));
});

test("a hub that is gone is drift, and its module goes", async () => {
  const text = server("Task Left();", "public void Leave() { }");
  const two = text.replace("app.Run", 'app.MapHub<RoomHub>("/rooms");\napp.Run');
  const room = "public class RoomHub : Hub { public void Enter() { } }";
  const both = new World({ "old/Api.cs": two + room });
  const generate = (...flags: readonly string[]) =>
    both.tenon("--project", "old", "--served", "--output", "web/src/api", ...flags);
  const modules = (): number => [...both.files().keys()].filter((path) => /hubs.(chat|room)\.ts$/.test(path)).length;
  await generate();
  expect([(await generate("--verify")).exit, modules()]).toEqual([0, 2]);
  both.write({ "old/Api.cs": text });
  expect((await generate("--verify")).exit).toBe(1);
  await generate();
  expect([(await generate("--verify")).exit, modules()]).toEqual([0, 1]);
});
