/** "Try it": a form for an operation, filled with its example, that sends what the reader made of it. */
import { showAnswer } from "./answer.js";
import type { Call, CallParameter, CallScheme } from "./call.js";
import { dataOf, made, pageElement } from "./dom.js";
import { type Filled, requestOf } from "./request.js";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What every trial needs; it is kept as long as the page is open. */
interface Connection {
  readonly base: HTMLInputElement;
  readonly schemes: readonly CallScheme[];
  readonly credentials: Map<string, string>;
}

export function startTrials(): void {
  const connection: Connection = {
    base: made("input", { id: "base", type: "url", placeholder: "http://localhost:5000", value: ownOrigin() }),
    schemes: dataOf(document.body, "schemes"),
    credentials: new Map(),
  };
  const label = made("label", {}, "Base URL of the server to try");
  label.htmlFor = "base";
  pageElement("connection", HTMLDivElement).append(label, connection.base);
  for (const button of document.querySelectorAll<HTMLButtonElement>(".try")) {
    button.hidden = false;
    button.addEventListener("click", () => toggle(button, connection));
  }
}

function ownOrigin(): string {
  return /^https?:$/.test(location.protocol) ? location.origin : "";
}

function toggle(button: HTMLButtonElement, connection: Connection): void {
  const isOpen = button.getAttribute("aria-expanded") === "true";
  button.setAttribute("aria-expanded", String(!isOpen));
  const article = button.closest<HTMLElement>("article");
  const before = article?.querySelector("form");
  if (article === null || isOpen || before !== null) {
    for (const part of article?.querySelectorAll<HTMLElement>(".trial form, .trial .result") ?? [])
      part.hidden = isOpen;
    return;
  }
  const form = trialForm(dataOf<Call>(article, "call"), connection);
  button.after(form.form, form.result);
  form.form.querySelector<Field>("input, textarea, select")?.focus();
}

function trialForm(
  call: Call,
  connection: Connection,
): { readonly form: HTMLFormElement; readonly result: HTMLElement } {
  const fields = new Map<CallParameter, Field>(
    call.parameters
      .filter(({ fixed, place }) => fixed !== true && place !== "cookie")
      .map((parameter) => [parameter, fieldFor(parameter)]),
  );
  const body = call.body === undefined ? undefined : bodyField(call.body);
  const send = made("button", { className: "send" }, "Send");
  const stop = made("button", { type: "button", hidden: true }, "Stop");
  const result = made("div", { className: "result" });
  result.setAttribute("role", "region");
  result.setAttribute("aria-label", "Answer");
  result.setAttribute("aria-live", "polite");
  const form = made(
    "form",
    {},
    ...[...fields].map(([parameter, field]) =>
      made("label", {}, `${parameter.name} (${parameter.place === "route" ? "path" : parameter.place})`, field),
    ),
    ...(body === undefined ? [] : [made("label", {}, `Body (${call.body?.mediaType ?? ""})`, body)]),
    ...credentialFields(call, connection),
    ...notes(call, connection),
    made("div", { className: "actions" }, send, stop),
  );
  const filled = (): Filled => ({
    text: (parameter) => (parameter.fixed === true ? parameter.example : (fields.get(parameter)?.value ?? "")),
    files: (parameter) => filesOf(fields.get(parameter)),
    body: body instanceof HTMLInputElement ? filesOf(body)[0] : body?.value,
    credentials: connection.credentials,
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run(call, filled(), connection, result, stop);
  });
  return { form, result };
}

function filesOf(field: Field | undefined): readonly File[] {
  return field instanceof HTMLInputElement ? [...(field.files ?? [])] : [];
}

/** What must be given is filled with the example; what may be left out shows it faintly. */
function fieldFor({ choices, example, required, shape }: CallParameter): Field {
  if (shape === "file" || shape === "files")
    return made("input", { type: "file", multiple: shape === "files", required });
  const value = required ? example : "";
  const placeholder = required ? "" : example;
  if (shape === "list" || shape === "object")
    return made("textarea", { value, placeholder, required, spellcheck: false });
  if (choices.length === 0) return made("input", { value, placeholder, required, spellcheck: false });
  const options = [...(required ? [] : [""]), ...choices].map((choice) => made("option", { value: choice }, choice));
  const field = made("select", { required }, ...options);
  if (required) field.value = choices.includes(example) ? example : (choices[0] ?? "");
  return field;
}

function bodyField({ example, kind, required }: NonNullable<Call["body"]>): HTMLTextAreaElement | HTMLInputElement {
  if (kind === "binary") return made("input", { type: "file", required });
  const rows = Math.min(Math.max(example.split("\n").length, 3), 20);
  return made("textarea", { value: example, rows, required, spellcheck: false });
}

function credentialFields(call: Call, { credentials, schemes }: Connection): readonly HTMLElement[] {
  return schemes
    .filter(({ kind, name }) => kind !== "none" && call.schemes.includes(name))
    .map(({ kind, name }) => {
      const what = { bearer: "token", basic: "user:password", header: "key", query: "key", none: "" }[kind];
      const field = made("input", { type: "password", value: credentials.get(name) ?? "", autocomplete: "off" });
      field.addEventListener("input", () => credentials.set(name, field.value));
      return made("label", {}, `${name} (${what})`, field);
    });
}

/** What a page cannot send is said, not left out in silence. */
function notes(call: Call, { schemes }: Connection): readonly HTMLElement[] {
  const cookies = call.parameters.filter(({ place }) => place === "cookie").map(({ name }) => name);
  const others = schemes.filter(({ kind, name }) => kind === "none" && call.schemes.includes(name));
  const missing = [...cookies, ...others.map(({ name }) => name)];
  if (missing.length === 0) return [];
  const text = `A page cannot send cookies or certificates for another server: ${missing.join(", ")} is left out.`;
  return [made("p", { className: "quiet" }, text)];
}

async function run(
  call: Call,
  filled: Filled,
  { base, schemes }: Connection,
  result: HTMLElement,
  stop: HTMLButtonElement,
): Promise<void> {
  result.replaceChildren();
  if (!/^https?:\/\//i.test(base.value.trim())) {
    result.append(problem("Enter the base URL of a server at the top of the page, such as http://localhost:5000."));
    base.focus();
    return;
  }
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  stop.hidden = false;
  stop.addEventListener("click", abort);
  try {
    const { url, init } = requestOf(base.value, call, filled, schemes);
    result.append(made("p", { className: "sent" }, made("code", {}, `${call.method} ${url}`)));
    const response = await reach(url, { ...init, signal: controller.signal });
    if (typeof response === "string") result.append(problem(response));
    else await showAnswer(response, call, result);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    result.append(problem(controller.signal.aborted ? "Stopped." : `This cannot be sent: ${text}`));
  } finally {
    stop.hidden = true;
    stop.removeEventListener("click", abort);
  }
}

/** The answer, or why there is none. The browser does not tell a page which reason it was. */
async function reach(url: string, init: RequestInit): Promise<Response | string> {
  const request = new Request(url, init);
  try {
    return await fetch(request);
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    const mixed =
      location.protocol === "https:" && url.startsWith("http:")
        ? " This page came by https, and a browser does not let it ask a server by http."
        : "";
    return `No answer that this page may read. Either nothing answers at ${new URL(url).origin}, or the server does not allow the origin ${location.origin} (CORS): in ASP.NET Core, add a policy with AddCors that allows it, and UseCors.${mixed}`;
  }
}

function problem(text: string): HTMLElement {
  return made("p", { className: "problem" }, text);
}
