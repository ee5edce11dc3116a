/** The calls of the page. No URL, no fetch and no hand-written type: what the server says is in the types of `./api`. */
import { tasks } from "./api/client/index.js";
import type { ChangeStateResult, CreateResult, DeleteResult } from "./api/client/tasks.js";
import type { CreateTaskRequest, Label, PagedResult, TaskDto } from "./api/types/index.js";

// #region list
/** One answer is declared, so the call gives its body. */
export async function newest(): Promise<PagedResult<TaskDto>> {
  return tasks.list(null, null);
}
// #endregion

// #region create
export async function create(title: string, labels: readonly Label[]): Promise<CreateResult> {
  const request: CreateTaskRequest = { title, description: null, assignee: null, dueOn: null, labels: [...labels] };
  return tasks.create(request, { unwrap: false });
}
// #endregion

// #region move
/** Three answers are declared: the status says which type `data` has, and the compiler sees that none is forgotten. */
export function told(answer: ChangeStateResult): string {
  switch (answer.status) {
    case 200:
      return "";
    case 404:
      return answer.data.message; // NotFoundDto
    case 409:
      return `${answer.data.from} → ${answer.data.to}: ${answer.data.reason}`; // ConflictDto
  }
}

export async function move(task: TaskDto, state: TaskDto["state"]): Promise<ChangeStateResult> {
  return tasks.changeState(task.id, { state }, { unwrap: false });
}
// #endregion

// #region remove
export async function remove(task: TaskDto): Promise<DeleteResult> {
  return tasks.remove(task.id, { unwrap: false });
}
// #endregion

// #region brands
/** `Label` is a text on the wire and a type of its own here: a text becomes one only where somebody says so. */
export function labelsOf(words: string): readonly Label[] {
  return words
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => word as Label);
}

export const mistaken: CreateTaskRequest = {
  title: "Ship it",
  description: null,
  assignee: null,
  dueOn: null,
  // @ts-expect-error: Type 'string' is not assignable to type 'Label'.
  labels: ["urgent"],
};
// #endregion
