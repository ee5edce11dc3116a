/** A server that changes in many ways, and a front end whose comments say what becomes of each line. */
const server = (types: string, actions: string): string => `using System.Collections.Generic;
using Microsoft.AspNetCore.Mvc;
using Tenon;
namespace Acme;
${types}
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
${actions}
}
`;

export const oldServer = server(
  `public enum State { Open, Done, Late }
public record TaskDto(int Id, string Title, string Note, string Text, int Size, State State);
public record Conflict(string Reason, int Code);
public record NewTask(string Title, State State);
public record Label(string Name, string Colour);`,
  `    [HttpGet] public List<TaskDto> List() => [];
    [HttpGet("{id}")] public TaskDto Get(int id) => null!;
    [HttpGet("{id}/size")] public int Size(int id) => 0;
    [HttpPost, ProducesResponseType<TaskDto>(200), ProducesResponseType<Conflict>(409)]
    public IActionResult Create(NewTask task) => Ok();
    [HttpDelete("{id}")] public void Remove(int id) { }
    [HttpGet("labels")] public List<Label> Labels([FromQuery] string? like) => [];`,
);

/** Without `note`; `text` may be null; `size` is a text; `Late`, 409 and `remove` are gone; more has to be sent. */
export const newServer = server(
  `public enum State { Open, Done }
public record TaskDto(int Id, string Title, string? Text, string Size, State State);
public record Conflict(string Reason, int Code);
public record NewTask(string Title, State State, int Points);
public record Label(string Name, string Colour);`,
  `    [HttpGet] public List<TaskDto> List() => [];
    [HttpGet("{id}")] public TaskDto Get(int id, [FromQuery] string view) => null!;
    [HttpGet("{id}/size")] public int Size(int id) => 0;
    [HttpPost, ProducesResponseType<TaskDto>(200)]
    public IActionResult Create(NewTask task) => Ok();
    [HttpGet("labels")] public List<Label> Labels([FromQuery] string like) => [];`,
);

export const frontEnd: Readonly<Record<string, string>> = {
  "web/src/removed.ts": `import { tasks } from "./api/client/index.js";
await tasks.remove(1); // breaks
await tasks.size(1);
const { data } = await tasks.size(1, { unwrap: false });
export const size: number = data;
`,
  "web/src/parameters.ts": `import { tasks } from "./api/client/index.js";
await tasks.get(1); // breaks
await tasks.labels("a"); // may break
await tasks.labels(null); // breaks
`,
  "web/src/properties.ts": `import { tasks } from "./api/client/index.js";
const [task] = await tasks.list();
if (task === undefined) throw new Error();
export const note = task.note; // breaks
export const length = task.text.length; // breaks
export const half = task.size / 2; // breaks
export const shown = \`\${task.text}\`; // may break
export const title = task.title;
`,
  "web/src/enums.ts": `import { tasks } from "./api/client/index.js";
import type { State } from "./api/types/index.js";
const [task] = await tasks.list();
if (task?.state === "Late") console.log("late"); // breaks
export const late: State = "Late"; // breaks
export const open: State = "Open";
`,
  "web/src/statuses.ts": `import { tasks } from "./api/client/index.js";
export async function create(task: Parameters<typeof tasks.create>[0]): Promise<string> {
  const result = await tasks.create(task, { unwrap: false });
  if (result.status === 409) return result.data.reason; // breaks
  return result.data.title;
}
`,
  "web/src/renamed.ts": `import { tasks as board } from "./api/client/index.js";
import { remove as drop } from "./api/client/tasks.js"; // breaks
await board.remove(1); // breaks
await drop(1); // may break
`,
  "web/src/namespaces.ts": `import * as api from "./api/client/index.js";
import * as all from "./api/client/tasks.js";
await api.tasks.remove(1); // breaks
await all["remove"](1); // breaks
`,
  "web/src/hub.ts": `export * from "./api/client/index.js";
export { tasks as board } from "./api/client/index.js";
export type { TaskDto as Task } from "./api/types/index.js";
`,
  "web/src/through-hub.ts": `import { board, tasks } from "./hub.js";
import type { Task } from "./hub.js";
await board.remove(1); // breaks
await tasks.remove(2); // breaks
export const noteOf = (task: Task): string => task.note; // breaks
`,
  "web/src/pieces.ts": `import { tasks } from "./api/client/index.js";
const { remove, size: sizeOf } = tasks; // breaks
await remove(1);
await sizeOf(1);
const [task] = await tasks.list();
const { note, title } = task!; // breaks
const { text: words } = task!; // may break
export const noted = [note, title, words];
export const keyed = task!["note"]; // breaks
export const key: keyof typeof tasks = "remove"; // breaks
`,
  "web/src/view.tsx": `import type { TaskDto } from "./api/types/index.js";
export function View({ task }: { task: TaskDto }) {
  return (
    <ul>
      <li>{task.title}</li>
      <li title={task.text}>{task.note}</li> // breaks
      <Row {...task} />
    </ul>
  );
}
function Row({ text }: Pick<TaskDto, "text">) {
  return <b>{text.length}</b>; // breaks
}
`,
  "web/src/generic.ts": `import { tasks } from "./api/client/index.js";
const pick = <T, K extends keyof T>(value: T, name: K): T[K] => value[name];
async function first<T>(load: () => Promise<T[]>): Promise<T> {
  const [one] = await load();
  if (one === undefined) throw new Error();
  return one;
}
const task = await first(() => tasks.list());
export const note = pick(task, "note"); // breaks
`,
  "web/src/satisfied.ts": `import type { NewTask, TaskDto } from "./api/types/index.js";
export const made = { title: "a", state: "Open" } satisfies NewTask; // breaks
export type Notes = TaskDto["note"]; // breaks
export type Named = Pick<TaskDto, "title" | "note">; // breaks
export type Titles = TaskDto["title"];
`,
  "web/src/sent.ts": `import { createClient, tasks } from "./api/client/index.js";
await tasks.create({ title: "a", state: "Open" }); // breaks
const client = createClient({ baseUrl: "http://localhost" });
await client.tasks.remove(1); // breaks
`,
  "web/src/own.ts": `import { tasks } from "./api/client/index.js";
export const own: number = "wrong";
await tasks.missing(1);
await tasks.size("1");
await tasks.remove(1); // breaks
`,
  "web/src/handed-on.ts": `import { tasks } from "./api/client/index.js";
const loose: any = tasks; // may break
await loose.remove(1);
export const get = { get: tasks.get }; // may break
const all: any = await tasks.list(); // may break
console.log(all[0].note);
export const call = (name: string) => Reflect.get(tasks, name); // may break
`,
  "web/src/ignored.ts": `import { tasks } from "./api/client/index.js";
// @ts-ignore
await tasks.remove(1); // may break
`,
  "web/src/script.js": `import { tasks } from "./api/client/index.js";
await tasks.remove(1); // may break
`,
  "web/tools/outside.ts": `import { tasks } from "../src/api/client/index.js";
await tasks.remove(1);
`,
  "web/tools/apart.ts": "export const nothing = 1;\n",
  "web/src/page.vue": "<script setup></script>\n",
};

/** The lines whose comment ends with these words, as `web/src/app.ts(3)`. */
export function linesMarked(words: "breaks" | "may break"): readonly string[] {
  return Object.entries(frontEnd)
    .flatMap(([path, text]) =>
      text.split("\n").flatMap((line, at) => (line.endsWith(`// ${words}`) ? [`${path}(${at + 1})`] : [])),
    )
    .sort();
}
