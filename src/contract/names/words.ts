import { capitalized } from "./camel-case.js";

/** `todo-items` → `TodoItems`, to go inside an identifier. */
export function pascal(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(capitalized)
    .join("");
}

/** `todo-items` → `TodoItems`, `2fa` → `_2fa`: an identifier by itself. */
export function words(text: string): string {
  return pascal(text).replace(/^(?=\p{N})/u, "_");
}

/** A name given by the user, as an identifier: `ListItems-V2` → `ListItemsV2`. Empty if no character of it can stay. */
export function identifierFrom(text: string): string {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(text) ? text : words(text);
}
