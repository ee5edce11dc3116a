/** A small chat on the generated client of a hub. */
import { element, made, showGate, showSource } from "../../../shared/page.js";
import { rooms } from "./api/client/index.js";
import { join, say } from "./calls.js";
import source from "./calls.ts?raw";
import gate from "./gate.txt?raw";

const name = element("name", HTMLInputElement);
const room = element("room", HTMLInputElement);
const text = element("text", HTMLInputElement);
const messages = element("messages", HTMLUListElement);
const error = element("error", HTMLParagraphElement);
const summary = element("summary", HTMLParagraphElement);

element("enter", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  void enter();
});

async function enter(): Promise<void> {
  for (const one of [name, room]) one.disabled = true;
  const add = (...parts: readonly string[]): void =>
    messages.append(made("li", "", ...parts.map((part) => made("span", "text", part))));
  const called = await join(room.value, {
    name: () => name.value,
    joined: (who) => add(`${who} is here`),
    said: (message) => add(`${message.name}: ${message.text}`),
  });
  summary.textContent = `You are ${called} in ${room.value}.`;
  text.focus();
}

element("talk", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  void talk();
});

async function talk(): Promise<void> {
  error.textContent = await say(room.value, text.value);
  if (error.textContent === "") text.value = "";
}

showSource("joining", source, "join");
showSource("saying", source, "say");
showSource("mistake", source, "mistake");
showGate("gate", gate);
void rooms.list().then((known) => {
  if (summary.textContent === "") summary.textContent = known.length === 0 ? "Nobody has said anything." : known.join(", ");
});
