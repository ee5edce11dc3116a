/** `todo-items` → `TodoItems`: what can stand in an identifier. */
export function words(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("")
    .replace(/^(?=\p{N})/u, "_");
}

/** A name that someone gave, as an identifier: `ListItems-V2` → `ListItemsV2`. Empty where nothing of it can stay. */
export function identifierFrom(text: string): string {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(text) ? text : words(text);
}
