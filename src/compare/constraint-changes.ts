import type { Constraints } from "../contract/constraints.js";

export interface ConstraintChange {
  readonly constraint: string;
  readonly effect: "narrower" | "wider";
  readonly old: string;
  readonly new: string;
}

/** What an OpenAPI document cannot say, so that it may be missing on one side only. */
type NotInOpenApi = "notBlank" | "earliest" | "latest" | "deniedValues";

/** Lower bounds narrow when they rise, upper bounds when they fall; any other change counts as narrower. */
const rules: Record<Exclude<keyof Constraints, NotInOpenApi>, "lower" | "upper" | "exact"> = {
  minLength: "lower",
  maxLength: "upper",
  pattern: "exact",
  minimum: "lower",
  maximum: "upper",
  exclusiveMinimum: "lower",
  exclusiveMaximum: "upper",
  multipleOf: "exact",
  minItems: "lower",
  maxItems: "upper",
  uniqueItems: "exact",
  minProperties: "lower",
  maxProperties: "upper",
  format: "exact",
  allowedValues: "exact",
};

export function constraintChanges(old: Constraints = {}, now: Constraints = {}): readonly ConstraintChange[] {
  const names = Object.keys(rules) as (keyof typeof rules)[];
  return names.flatMap((constraint) => {
    const before = textOf(old[constraint]);
    const after = textOf(now[constraint]);
    if (before === after) return [];
    const effect = effectOf(rules[constraint], before, after);
    return effect === undefined ? [] : [{ constraint, effect, old: before ?? "not set", new: after ?? "not set" }];
  });
}

function effectOf(
  rule: "lower" | "upper" | "exact",
  before: string | undefined,
  after: string | undefined,
): ConstraintChange["effect"] | undefined {
  if (before === undefined) return "narrower";
  if (after === undefined) return "wider";
  if (rule === "exact") return "narrower";
  const difference = Number(after) - Number(before);
  if (difference === 0) return undefined;
  return difference > 0 === (rule === "lower") ? "narrower" : "wider";
}

function textOf(value: Constraints[keyof Constraints]): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === "object"
    ? value
        .map((item) => JSON.stringify(item))
        .sort()
        .join(", ")
    : String(value);
}
