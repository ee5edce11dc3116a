/** A small page on the generated client of the contracts. */
import { members } from "./api/client/index.js";
import type { EmailAddress, MemberDto } from "./api/types/index.js";

function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${id}.`);
  return found;
}

const name = element("name", HTMLInputElement);
const email = element("email", HTMLInputElement);
const list = element("members", HTMLUListElement);
const error = element("error", HTMLParagraphElement);

async function show(): Promise<void> {
  const page = await members.list();
  list.replaceChildren(...(await Promise.all(page.items.map(row))));
}

async function row(member: MemberDto): Promise<HTMLLIElement> {
  const item = document.createElement("li");
  const image = document.createElement("img");
  image.src = URL.createObjectURL(await members.picture(member.id));
  image.alt = "";
  item.append(image, `${member.name} (${member.email}, since ${member.since})`);
  return item;
}

element("join", HTMLFormElement).addEventListener("submit", async (event) => {
  event.preventDefault();
  // A value object is a distinct type: a plain string becomes one only where somebody says so.
  const answer = await members.create({ name: name.value, email: email.value as EmailAddress }, { unwrap: false });
  error.textContent = answer.status === 422 ? `${answer.data.field}: ${answer.data.reason}` : "";
  if (answer.status === 201) await show();
});

void show();
