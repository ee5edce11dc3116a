/** Words that cannot name a function, a parameter or a module binding in strict TypeScript. */
const reservedWords = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
    "finally for function if implements import in instanceof interface let new null package private protected public return " +
    "static super switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
);

/** Names that TypeScript itself gives a meaning in a type position. */
const builtInTypeNames = new Set(
  "any bigint boolean never null number object string symbol undefined unknown void".split(" "),
);

/** `delete` becomes `remove`, any other reserved `x` becomes `x_`. */
export function safeFunctionName(name: string): string {
  if (name === "delete") return "remove";
  return reservedWords.has(name) ? `${name}_` : name;
}

export function safeBindingName(name: string): string {
  return reservedWords.has(name) ? `${name}_` : name;
}

export function safeTypeName(name: string): string {
  return reservedWords.has(name) || builtInTypeNames.has(name) ? `${name}_` : name;
}
