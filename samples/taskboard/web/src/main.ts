/** A small page on the generated client, which shows the calls that it makes. */
import { button, element, made, placeLastCall, showCall, showGate, showSource } from "../../../shared/page.js";
import { tasks } from "./api/client/index.js";
import { TenonError } from "./api/tenon.js";
import type { TaskDto } from "./api/types/index.js";
import { create, labelsOf, move, newest, remove, told } from "./calls.js";
import source from "./calls.ts?raw";
import gate from "./gate.txt?raw";

const title = element("title", HTMLInputElement);
const labels = element("labels", HTMLInputElement);
const list = element("tasks", HTMLUListElement);
const error = element("error", HTMLParagraphElement);
const summary = element("summary", HTMLParagraphElement);

async function show(): Promise<void> {
  const page = await newest();
  list.replaceChildren(...page.items.map(row));
  const { byState } = await tasks.summary();
  const count = page.totalCount === 1 ? "1 task" : `${page.totalCount} tasks`;
  summary.textContent = page.totalCount === 0 ? "Nothing to do." : `${count}, ${byState.Done ?? 0} done`;
}

function row(task: TaskDto): HTMLLIElement {
  const isDone = task.state === "Done";
  const text = made("span", isDone ? "text done" : "text", task.title);
  const caption = made("span", "caption", task.labels.join(", "));
  return made(
    "li",
    "",
    text,
    caption,
    button(isDone ? "Open again" : "Done", () => attempt(() => change(task, isDone ? "Open" : "Done"))),
    button("Remove", () =>
      attempt(async () => {
        showCall(source, "remove", await remove(task));
      }),
    ),
  );
}

async function change(task: TaskDto, state: TaskDto["state"]): Promise<void> {
  const answer = await move(task, state);
  showCall(source, "move", answer);
  error.textContent = told(answer);
}

/** What no answer declares, such as a server that is gone, is a `TenonError`. */
async function attempt(action: () => Promise<void>): Promise<void> {
  error.textContent = "";
  try {
    await action();
    await show();
  } catch (problem) {
    if (!(problem instanceof TenonError)) throw problem;
    error.textContent = problem.message;
  }
}

element("add", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  void attempt(async () => {
    const answer = await create(title.value, labelsOf(labels.value));
    showCall(source, "create", answer);
    if (answer.status === 422) error.textContent = "A task needs a title.";
    else title.value = "";
    title.focus();
  });
});

placeLastCall();
showSource("errors", source, "move");
showSource("brands", source, "brands");
showGate("gate", gate);
void attempt(async () => {
  showCall(source, "list", { status: 200, data: await newest() });
});
