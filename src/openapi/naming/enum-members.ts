import type { EnumMember } from "../../contract/type-declaration.js";
import { pascalCase } from "./names.js";

/** How to say a value of signs alone: `<=`, `*`, `+`. */
const signs: ReadonlyMap<string, string> = new Map([
  ["+", "Plus"],
  ["-", "Minus"],
  ["*", "Star"],
  ["/", "Slash"],
  ["\\", "Backslash"],
  ["<", "Less"],
  [">", "Greater"],
  ["=", "Equal"],
  ["!", "Not"],
  ["&", "And"],
  ["|", "Or"],
  ["%", "Percent"],
  [".", "Dot"],
  [",", "Comma"],
  [":", "Colon"],
  [";", "Semicolon"],
  ["~", "Tilde"],
  ["@", "At"],
  ["#", "Hash"],
  ["$", "Dollar"],
  ["^", "Caret"],
  ["?", "Question"],
  ["_", "Underscore"],
  [" ", "Space"],
  ["(", "Open"],
  [")", "Close"],
]);

export function nameOfEnumValue(value: string): string {
  const negative = /^-\d/.test(value) ? "Minus" : "";
  const descending = /^-[\p{L}]/u.test(value) ? "Minus" : /^\+\p{L}/u.test(value) ? "Plus" : "";
  const name = pascalCase(value).replace(/^_(?=\d)/, "Value");
  if (name !== "") return negative !== "" ? `${negative}${name.replace(/^Value(?=\d)/, "")}` : `${descending}${name}`;
  const spelled = [...value].map((character) => signs.get(character) ?? "").join("");
  return spelled === "" ? "Value" : spelled;
}

/** Members C# cannot have, because they hide what every enum value has. */
const hidden = new Set(["value__"]);

export function enumMembers(
  values: readonly (string | number)[],
  names: readonly string[] | undefined,
  descriptions: readonly string[] | undefined,
): readonly EnumMember[] {
  const taken = new Set<string>();
  return values.map((value, index) => {
    const wanted =
      names?.[index] ??
      (typeof value === "number" ? `Value${value < 0 ? `Minus${-value}` : value}` : nameOfEnumValue(value));
    const base = names === undefined ? wanted : pascalCase(wanted) || nameOfEnumValue(wanted);
    let csharpName = base;
    for (let number = 2; taken.has(csharpName) || hidden.has(csharpName); number++) csharpName = `${base}_${number}`;
    taken.add(csharpName);
    const summary = descriptions?.[index];
    return {
      name: String(value),
      csharpName,
      value: typeof value === "number" ? String(value) : String(index),
      ...(summary === undefined || summary === "" ? {} : { documentation: { summary } }),
    };
  });
}
