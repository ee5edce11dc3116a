/** A small page on the generated client of the contracts, which shows the calls that it makes. */
import { button, element, made, placeLastCall, showCall, showGate, showSource } from "../../../shared/page.js";
import { members } from "./api/client/index.js";
import type { Level, MemberDto } from "./api/types/index.js";
import { emailOf, everybody, find, join, refusal, whoever } from "./calls.js";
import source from "./calls.ts?raw";
import gate from "./gate.txt?raw";

const name = element("name", HTMLInputElement);
const email = element("email", HTMLInputElement);
const level = element("level", HTMLSelectElement);
const list = element("members", HTMLUListElement);
const error = element("error", HTMLParagraphElement);

/** As JSON says it: the second member has a name of its own there. */
const levels: readonly Level[] = ["Basic", "gold-plated"];

async function show(): Promise<void> {
  const page = await everybody();
  list.replaceChildren(...(await Promise.all(page.items.map(row))));
  element("empty", HTMLParagraphElement).hidden = page.total > 0;
}

async function row(member: MemberDto): Promise<HTMLLIElement> {
  const image = made("img", "");
  image.src = URL.createObjectURL(await members.picture(member.id));
  image.alt = "";
  const text = made("span", "text", `${member.name} (${member.email}, ${member.level}, since ${member.since})`);
  return made(
    "li",
    "",
    image,
    text,
    button("Find", () => look(member.id)),
  );
}

async function look(id: string): Promise<void> {
  const answer = await find(id);
  showCall(source, "find", answer);
  error.textContent = answer.status === 404 ? whoever(answer) : "";
}

element("join", HTMLFormElement).addEventListener("submit", async (event) => {
  event.preventDefault();
  const chosen = levels.find((one) => one === level.value) ?? "Basic";
  const answer = await join(name.value, emailOf(email.value), chosen);
  showCall(source, "join", answer);
  error.textContent = refusal(answer);
  if (answer.status === 201) await show();
});

element("nobody", HTMLButtonElement).addEventListener("click", async () => {
  await look("00000000-0000-0000-0000-000000000000");
  element("call-heading", HTMLElement).scrollIntoView({ block: "start" });
});

level.append(...levels.map((one) => new Option(one)));
placeLastCall();
showSource("errors", source, "join");
showSource("brands", source, "brands");
showGate("gate", gate);
showCall(source, "list", { status: 200, data: await everybody() });
await show();
