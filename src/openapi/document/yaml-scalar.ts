import { Char } from "../../text/char.js";
/** Plain scalars of YAML's core schema. https://yaml.org/spec/1.2.2/#1032-tag-resolution */
export function plainScalar(text: string): string | number | boolean | null {
  const first = text.charCodeAt(0);
  // Digits, `+`, `-` and `.` begin numbers; `~`, n, N, t, T, f, F the words; everything else is a string.
  if ((first >= Char.Zero && first <= Char.Nine) || first === Char.Plus || first === Char.Dash || first === Char.Dot)
    return numberOrText(text);
  switch (text) {
    case "":
    case "~":
    case "null":
    case "Null":
    case "NULL":
      return null;
    case "true":
    case "True":
    case "TRUE":
      return true;
    case "false":
    case "False":
    case "FALSE":
      return false;
    default:
      return text;
  }
}

const decimal = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;

function numberOrText(text: string): string | number {
  if (decimal.test(text)) return Number(text);
  if (/^0o[0-7]+$/.test(text)) return Number.parseInt(text.slice(2), 8);
  if (/^0x[0-9a-fA-F]+$/.test(text)) return Number.parseInt(text.slice(2), 16);
  if (/^[-+]?\.(?:inf|Inf|INF)$/.test(text)) return text.startsWith("-") ? -Infinity : Infinity;
  if (/^\.(?:nan|NaN|NAN)$/.test(text)) return Number.NaN;
  return text;
}
