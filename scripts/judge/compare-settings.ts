/** The effective settings of each JSON stack that serves something. */
import type { Announcements } from "./announcements.js";
import { type Mismatch, nothingCompared, type Tally } from "./mismatch.js";
import type { OptionsFact, ServerFacts } from "./server-facts.js";
import type { SourceStack, StackName } from "./source-facts.js";

export function compareSettings(
  { options, descriptions }: ServerFacts,
  stacks: Readonly<Record<StackName, SourceStack>>,
  announcements: Announcements,
): Tally {
  const used = (["mvc", "http"] as const).filter((name) => descriptions.some(({ stack }) => stack === name));
  const mismatches = used.flatMap((name): readonly Mismatch[] => {
    const served = options[name];
    if (served === undefined) return [];
    const ours = words(stacks[name]);
    return [...wordsOf(served)].flatMap(([setting, server]) => {
      const tenon = ours.get(setting) ?? "";
      if (server === tenon) return [];
      const isAnnounced = announcements.touches(stacks[name], optionNames.get(setting) ?? []);
      return [{ kind: "JSON setting", subject: `${name} ${setting}`, server, tenon, place: undefined, isAnnounced }];
    });
  });
  return { ...nothingCompared, mismatches };
}

/** The options that make a setting, of both libraries. */
const optionNames: ReadonlyMap<string, readonly string[]> = new Map([
  ["namingPolicy", ["PropertyNamingPolicy", "ContractResolver"]],
  ["dictionaryKeyPolicy", ["DictionaryKeyPolicy", "ContractResolver"]],
  ["ignoreCondition", ["DefaultIgnoreCondition", "NullValueHandling", "DefaultValueHandling"]],
  ["enumsAsNames", ["Converters"]],
  ["includeFields", ["IncludeFields"]],
  ["ignoreReadOnlyProperties", ["IgnoreReadOnlyProperties"]],
  ["referenceHandler", ["ReferenceHandler", "PreserveReferencesHandling"]],
]);

function wordsOf(options: OptionsFact): ReadonlyMap<string, string> {
  const isNewtonsoft = options.library !== "System.Text.Json";
  return new Map([
    ["library", options.library],
    ["namingPolicy", isNewtonsoft ? newtonsoftPolicy(options.namingPolicy) : options.namingPolicy],
    ["dictionaryKeyPolicy", isNewtonsoft ? newtonsoftPolicy(options.dictionaryKeyPolicy) : options.dictionaryKeyPolicy],
    ["ignoreCondition", isNewtonsoft ? newtonsoftCondition(options.ignoreCondition) : options.ignoreCondition],
    [
      "enumsAsNames",
      String(options.converters.some((one) => /\.(Json)?StringEnumConverter$/.test(one) || one.startsWith("Tenon."))),
    ],
    ["includeFields", String(isNewtonsoft || options.includeFields)],
    ["ignoreReadOnlyProperties", String(options.ignoreReadOnlyProperties)],
    ["referenceHandler", /Preserve|Objects|Arrays|All/.test(options.referenceHandler ?? "") ? "Preserve" : "none"],
  ]);
}

function words(stack: SourceStack): ReadonlyMap<string, string> {
  return new Map([
    ["library", stack.library],
    ["namingPolicy", stack.namingPolicy],
    ["dictionaryKeyPolicy", stack.dictionaryKeyPolicy],
    ["ignoreCondition", stack.ignoreCondition],
    ["enumsAsNames", String(stack.enumsAsNames)],
    ["includeFields", String(stack.includeFields)],
    ["ignoreReadOnlyProperties", String(stack.ignoreReadOnlyProperties)],
    ["referenceHandler", stack.referenceHandler],
  ]);
}

/** Newtonsoft's names for the same policies. */
function newtonsoftPolicy(strategy: string): string {
  return (
    new Map([
      ["CamelCaseNamingStrategy", "CamelCase"],
      ["SnakeCaseNamingStrategy", "SnakeCaseLower"],
      ["KebabCaseNamingStrategy", "KebabCaseLower"],
      ["DefaultNamingStrategy", "none"],
    ]).get(strategy) ?? strategy
  );
}

/** `NullValueHandling, DefaultValueHandling` in System.Text.Json's words. */
function newtonsoftCondition(handling: string): string {
  const [nulls, defaults] = handling.split(", ");
  if (defaults === "Ignore" || defaults === "IgnoreAndPopulate") return "WhenWritingDefault";
  return nulls === "Ignore" ? "WhenWritingNull" : "Never";
}
