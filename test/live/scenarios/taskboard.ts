import { comments, createClient, tasks } from "../../../samples/taskboard/web/src/api/client/index.js";
import { configureTenon, TenonError } from "../../../samples/taskboard/web/src/api/tenon.js";
import type { Email, Label } from "../../../samples/taskboard/web/src/api/types/index.js";
import { check, equal, rejection, Steps, type Surroundings } from "./steps.js";

const nobody = "00000000-0000-0000-0000-000000000000";

/** Every operation of the task board, success and error. Answers are checked by the generated validators on their way in. */
export async function scenario({ baseUrl, silentUrl }: Surroundings): Promise<readonly string[]> {
  const steps = new Steps();
  const seen: string[] = [];
  configureTenon({ baseUrl, onResponse: (response) => void seen.push(String(response.status)) });
  const made = await tasks.create({
    title: "Write the parser",
    description: null,
    assignee: "ada@example.org" as Email,
    dueOn: "2026-12-24",
    labels: ["compiler" as Label, "now" as Label],
  });

  await steps.step("tasks.create answers what was sent, with defaults filled in", async () => {
    equal(
      [made.title, made.state, made.priority, made.assignee, made.labels, made.dueOn],
      ["Write the parser", "Open", "Normal", "ada@example.org", ["compiler", "now"], "2026-12-24"],
    );
  });
  await steps.step("tasks.create 422 has no body", async () => {
    const answer = await tasks.create(
      { title: " ", description: null, assignee: null, dueOn: null },
      { unwrap: false },
    );
    check(answer.status === 422, "422");
    equal(answer.data, undefined);
    const error = await rejection(() => tasks.create({ title: "", description: null, assignee: null, dueOn: null }));
    check(error instanceof TenonError && error.status === 422 && error.method === "POST", "a TenonError");
  });
  await steps.step("tasks.get", async () => equal((await tasks.get(made.id)).id, made.id));
  await steps.step("tasks.get 404 narrows to its body", async () => {
    const answer = await tasks.get(nobody, { unwrap: false });
    check(answer.status === 404, "404");
    check(answer.data.message.includes(nobody), "the id in the message");
    const error = await rejection(() => tasks.get(nobody));
    check(error instanceof TenonError && error.status === 404, "a TenonError");
  });
  await steps.step("tasks.list pages and filters", async () => {
    await tasks.create({
      title: "Write the printer",
      description: "later",
      assignee: null,
      dueOn: null,
      priority: "Low",
    });
    const all = await tasks.list(null, null);
    const page = await tasks.list(null, null, 2, 1);
    equal([page.items.length, page.page, page.pageSize, page.totalCount], [1, 2, 1, all.totalCount]);
    equal(
      (await tasks.list("Open", ["compiler", "none"])).items.map((task) => task.id),
      [made.id],
    );
    const whole = await tasks.list("Done", null, undefined, undefined, { unwrap: false });
    equal([whole.status, whole.data.items.length], [200, 0]);
  });
  await steps.step("tasks.changeState: 200, 409, 404", async () => {
    equal((await tasks.changeState(made.id, { state: "Done" })).state, "Done");
    const conflict = await tasks.changeState(made.id, { state: "Open" }, { unwrap: false });
    check(conflict.status === 409, "409");
    equal([conflict.data.from, conflict.data.to], ["Done", "Open"]);
    equal((await tasks.changeState(nobody, { state: "Open" }, { unwrap: false })).status, 404);
  });
  await steps.step("tasks.upload and tasks.download", async () => {
    const bytes = new Uint8Array([0, 1, 2, 253, 254, 255]);
    const attachment = await tasks.upload(
      made.id,
      new File([bytes], "näme.bin", { type: "application/x-thing" }),
      "six bytes",
    );
    equal([attachment.size, attachment.contentType, attachment.caption], [6, "application/x-thing", "six bytes"]);
    const file = await tasks.download(made.id, attachment.id);
    equal([...new Uint8Array(await file.arrayBuffer())], [...bytes]);
    equal([file.type, file.name], ["application/x-thing", "näme.bin"]);
    equal((await tasks.upload(nobody, new File([bytes], "x"), undefined, { unwrap: false })).status, 404);
    equal((await tasks.download(made.id, 99, { unwrap: false })).status, 404);
  });
  await steps.step("tasks.events is a union told apart by its kind", async () => {
    const events = await tasks.events(made.id);
    equal(
      events.map((event) =>
        event.kind === "created" ? event.title : event.kind === "stateChanged" ? event.to : event.fileName,
      ),
      ["Write the parser", "Done", "näme.bin"],
    );
    equal((await tasks.events(nobody, { unwrap: false })).status, 404);
  });
  await steps.step("tasks.summary has enum and string keys", async () => {
    const { byState, byLabel } = await tasks.summary();
    equal([byState.Done, byLabel.compiler], [1, 1]);
  });
  await steps.step("comments.add and comments.list", async () => {
    const comment = await comments.add(made.id, { author: "Ada", text: "Well done." });
    equal(
      (await comments.list(made.id)).map((one) => one.text),
      [comment.text],
    );
    equal((await comments.add(nobody, { author: "A", text: "B" }, { unwrap: false })).status, 404);
  });
  await steps.step("tasks.remove: 204, then 404", async () => {
    equal(await tasks.remove(made.id), undefined);
    equal((await tasks.remove(made.id, { unwrap: false })).status, 404);
  });
  await steps.step("createClient speaks to its own server, with its own headers", async () => {
    const headers: string[] = [];
    const client = createClient({
      baseUrl,
      headers: async () => ({ "x-trace": "1" }),
      onRequest: (request) => void headers.push(new Headers(request.headers).get("x-trace") ?? ""),
    });
    const { list } = client.tasks;
    await list(null, null);
    equal(headers, ["1"]);
  });
  await steps.step("an abort rejects with the signal's reason", async () => {
    const controller = new AbortController();
    const client = createClient({ baseUrl: silentUrl });
    const call = rejection(() => client.tasks.get(nobody, { signal: controller.signal }));
    controller.abort("enough");
    equal(await call, "enough");
  });
  await steps.step("a timeout and a dead server are TenonErrors with status 0", async () => {
    const late = await rejection(() => createClient({ baseUrl: silentUrl, timeout: 50 }).tasks.get(nobody));
    check(late instanceof TenonError && late.status === 0, "a TenonError with status 0");
    const dead = await rejection(() => createClient({ baseUrl: "http://127.0.0.1:1" }).tasks.get(nobody));
    check(dead instanceof TenonError && dead.status === 0, "a TenonError with status 0");
  });
  await steps.step("onResponse saw every answer of the app's own client", async () => {
    check(seen.includes("201") && seen.includes("404") && seen.includes("422"), "201, 404 and 422");
  });
  return steps.done;
}
