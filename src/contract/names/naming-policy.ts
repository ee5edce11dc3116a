import { camelCase, capitalized } from "./camel-case.js";

/** `JsonNamingPolicy` by name; undefined for a policy of the user's own. */
export function namedBy(policy: string, name: string): string | undefined {
  switch (policy) {
    case "CamelCase":
      return camelCase(name);
    case "PascalCase":
      return capitalized(name);
    case "SnakeCaseLower":
      return separated(name, "_").toLowerCase();
    case "SnakeCaseUpper":
      return separated(name, "_").toUpperCase();
    case "KebabCaseLower":
      return separated(name, "-").toLowerCase();
    case "KebabCaseUpper":
      return separated(name, "-").toUpperCase();
    default:
      return undefined;
  }
}

/** Words begin where `JsonSeparatorNamingPolicy` begins them: `XMLHttpRequest2` → `XML_Http_Request2`. */
function separated(name: string, separator: string): string {
  const characters = [...name];
  let text = "";
  let before: "start" | "lower" | "upper" | "space" = "start";
  characters.forEach((character, at) => {
    if (/^\p{Lu}$/u.test(character)) {
      const next = characters[at + 1];
      const endsCapitals = before === "upper" && next !== undefined && /^\p{Ll}$/u.test(next);
      if (before === "lower" || before === "space" || endsCapitals) text += separator;
      text += character;
      before = "upper";
    } else if (/^[\p{Ll}\p{Nd}]$/u.test(character)) {
      if (before === "space") text += separator;
      text += character;
      before = "lower";
    } else if (character === " ") {
      if (before !== "start") before = "space";
    } else {
      text += character;
      before = "start";
    }
  });
  return text;
}
