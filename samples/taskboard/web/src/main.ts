/** A small page on the generated client: no URL, no fetch and no hand-written type in sight. */
import { tasks } from "./api/client/index.js";
import { TenonError } from "./api/tenon.js";
import type { TaskDto } from "./api/types/index.js";

function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${id}.`);
  return found;
}

const title = element("title", HTMLInputElement);
const list = element("tasks", HTMLUListElement);
const error = element("error", HTMLParagraphElement);
const summary = element("summary", HTMLParagraphElement);

async function show(): Promise<void> {
  const page = await tasks.list(null, null);
  list.replaceChildren(...page.items.map(row));
  const { byState } = await tasks.summary();
  summary.textContent = `${page.totalCount} tasks, ${byState.Done ?? 0} done`;
}

function row(task: TaskDto): HTMLLIElement {
  const item = document.createElement("li");
  const text = document.createElement("span");
  text.textContent = task.title;
  text.className = task.state === "Done" ? "done" : "";
  item.append(text, button("Done", () => finish(task)), button("Remove", () => tasks.remove(task.id)));
  return item;
}

/** Several answers are declared, so the status tells them apart. */
async function finish(task: TaskDto): Promise<void> {
  const result = await tasks.changeState(task.id, { state: "Done" }, { unwrap: false });
  if (result.status === 404) error.textContent = result.data.message;
  if (result.status === 409) error.textContent = result.data.reason;
}

function button(label: string, action: () => Promise<unknown>): HTMLButtonElement {
  const made = document.createElement("button");
  made.textContent = label;
  made.addEventListener("click", () => void attempt(action));
  return made;
}

async function attempt(action: () => Promise<unknown>): Promise<void> {
  error.textContent = "";
  try {
    await action();
    await show();
  } catch (problem) {
    if (!(problem instanceof TenonError)) throw problem;
    error.textContent = problem.status === 422 ? "A task needs a title." : problem.message;
  }
}

element("add", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  void attempt(async () => {
    await tasks.create({ title: title.value, description: null, assignee: null, dueOn: null });
    title.value = "";
  });
});

void attempt(async () => undefined);
