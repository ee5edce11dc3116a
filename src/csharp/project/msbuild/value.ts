/** What property functions compute with; everything becomes text when it leaves an expression. */
export type Value = string | number | boolean | readonly string[] | Version | Match | null;

export interface Version {
  readonly kind: "version";
  readonly parts: readonly number[];
}

/** What `Regex.Match` answers. */
export interface Match {
  readonly kind: "match";
  /** The whole match first; empty where nothing matched. */
  readonly groups: readonly string[];
}

export function textOfValue(value: Value): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (isVersion(value)) return value.parts.join(".");
  if (isMatch(value)) return value.groups[0] ?? "";
  return value.join(";");
}

export function isVersion(value: Value): value is Version {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "version";
}

export function isMatch(value: Value): value is Match {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "match";
}

/** `1.2`, `v1.2.3`, `1.2.3-beta`, as the version functions of MSBuild take them: text after `-` or `+` does not count. */
export function parseVersion(text: string): Version | undefined {
  const match = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+))?(?:[-+].*)?$/i.exec(text.trim());
  if (match === null) return undefined;
  return {
    kind: "version",
    parts: match
      .slice(1)
      .filter((part) => part !== undefined)
      .map(Number),
  };
}

export function compareVersions(a: Version, b: Version): number {
  for (let i = 0; i < 4; i++) {
    const difference = (a.parts[i] ?? 0) - (b.parts[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Decimal or hexadecimal, as conditions compare them. */
export function parseNumber(text: string): number | undefined {
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return Number(text);
  if (/^0x[0-9a-f]+$/i.test(text)) return Number.parseInt(text, 16);
  return undefined;
}

export function parseBoolean(text: string): boolean | undefined {
  switch (text.toLowerCase()) {
    case "true":
    case "on":
    case "yes":
    case "!false":
    case "!off":
    case "!no":
      return true;
    case "false":
    case "off":
    case "no":
    case "!true":
    case "!on":
    case "!yes":
      return false;
    default:
      return undefined;
  }
}

const escaped = /%([0-9a-f]{2})/gi;

/** MSBuild writes `%3B` for a semicolon that separates nothing. */
export function unescapeText(text: string): string {
  return text.includes("%")
    ? text.replace(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}

export function escapeText(text: string): string {
  return text.replace(/[%*?@$();']/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
