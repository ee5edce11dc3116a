/** Short names of target frameworks (`net10.0`, `netstandard2.0`, `net472`, `net8.0-windows10.0.19041.0`) and what they mean. */
export interface TargetFramework {
  readonly name: string;
  readonly identifier: ".NETCoreApp" | ".NETStandard" | ".NETFramework" | "Unsupported";
  /** At least two parts. */
  readonly version: readonly number[];
  readonly platform: string;
  readonly platformVersion: string;
}

/** The projects of a solution name the same few, over and over. */
const parsed = new Map<string, TargetFramework>();

export function parseTargetFramework(name: string): TargetFramework {
  let framework = parsed.get(name);
  if (framework === undefined) {
    framework = parse(name);
    parsed.set(name, framework);
  }
  return framework;
}

function parse(name: string): TargetFramework {
  const [framework = "", platformPart = ""] = splitOnce(name.trim().toLowerCase(), "-");
  const platform = /^([a-z]*)([\d.]*)$/.exec(platformPart);
  const common = { name: name.trim(), platform: platform?.[1] ?? "", platformVersion: platform?.[2] ?? "" };
  const long = /^(\.netcoreapp|\.netstandard|\.netframework),version=v([\d.]+)$/.exec(name.trim().toLowerCase());
  if (long !== null) {
    const identifier =
      long[1] === ".netcoreapp" ? ".NETCoreApp" : long[1] === ".netstandard" ? ".NETStandard" : ".NETFramework";
    return { ...common, identifier, version: dotted(long[2] ?? "") };
  }
  const standard = /^netstandard([\d.]+)$/.exec(framework);
  if (standard !== null) return { ...common, identifier: ".NETStandard", version: dotted(standard[1] ?? "") };
  const core = /^netcoreapp([\d.]+)$/.exec(framework);
  if (core !== null) return { ...common, identifier: ".NETCoreApp", version: dotted(core[1] ?? "") };
  const net = /^net([\d.]+)$/.exec(framework);
  if (net === null) return { ...common, identifier: "Unsupported", version: [0, 0] };
  const digits = net[1] ?? "";
  if (digits.includes(".")) {
    const version = dotted(digits);
    return { ...common, identifier: (version[0] ?? 0) >= 5 ? ".NETCoreApp" : ".NETFramework", version };
  }
  const compact = [...digits].map(Number);
  const modern = digits.length === 1 && (compact[0] ?? 0) >= 5;
  return {
    ...common,
    identifier: modern ? ".NETCoreApp" : ".NETFramework",
    version: compact.length === 1 ? [...compact, 0] : compact,
  };
}

function dotted(text: string): readonly number[] {
  const parts = text
    .split(".")
    .filter((part) => part !== "")
    .map(Number);
  return parts.length < 2 ? [...parts, 0] : parts;
}

function splitOnce(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

export function compareFrameworkVersions(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const coreAppVersions = ["1.0", "1.1", "2.0", "2.1", "2.2", "3.0", "3.1"];
const standardVersions = ["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "2.0", "2.1"];
const frameworkVersions = [
  "2.0",
  "3.0",
  "3.5",
  "4.0",
  "4.5",
  "4.5.1",
  "4.5.2",
  "4.6",
  "4.6.1",
  "4.6.2",
  "4.7",
  "4.7.1",
  "4.7.2",
  "4.8",
  "4.8.1",
];
const oldestModern = 5;

/** The symbols the SDK's targets define while building; plain evaluation of a project never shows them. */
export function frameworkSymbols(framework: TargetFramework): readonly string[] {
  const upTo = (versions: readonly string[]): readonly string[] =>
    versions.filter((version) => compareFrameworkVersions(dotted(version), framework.version) <= 0);
  const underscored = framework.version.join("_");
  switch (framework.identifier) {
    case ".NETFramework":
      return [
        "NETFRAMEWORK",
        `NET${framework.version.join("")}`,
        ...upTo(frameworkVersions).map((version) => `NET${version.replaceAll(".", "")}_OR_GREATER`),
      ];
    case ".NETStandard":
      return [
        "NETSTANDARD",
        `NETSTANDARD${underscored}`,
        ...upTo(standardVersions).map((version) => `NETSTANDARD${version.replace(".", "_")}_OR_GREATER`),
      ];
    case ".NETCoreApp": {
      const older = upTo(coreAppVersions).map((version) => `NETCOREAPP${version.replace(".", "_")}_OR_GREATER`);
      const major = framework.version[0] ?? 0;
      if (major < oldestModern) return ["NETCOREAPP", `NETCOREAPP${underscored}`, ...older];
      const modern: string[] = [];
      for (let version = oldestModern; version <= major; version++) modern.push(`NET${version}_0_OR_GREATER`);
      return ["NET", `NET${underscored}`, "NETCOREAPP", ...platformSymbols(framework), ...modern, ...older];
    }
    case "Unsupported":
      return [];
  }
}

function platformSymbols(framework: TargetFramework): readonly string[] {
  if (framework.platform === "") return [];
  const platform = framework.platform.toUpperCase();
  return framework.platformVersion === ""
    ? [platform]
    : [platform, `${platform}${framework.platformVersion.replaceAll(".", "_")}`];
}

/** True when a project for `consumer` can reference one built for `candidate`. */
export function isCompatible(consumer: TargetFramework, candidate: TargetFramework): boolean {
  if (candidate.platform !== "" && candidate.platform !== consumer.platform) return false;
  if (consumer.identifier === candidate.identifier) {
    return compareFrameworkVersions(candidate.version, consumer.version) <= 0;
  }
  if (candidate.identifier !== ".NETStandard") return false;
  if (consumer.identifier === ".NETCoreApp") {
    const two = compareFrameworkVersions(candidate.version, [2, 1]) < 0;
    return two || compareFrameworkVersions(consumer.version, [3, 0]) >= 0;
  }
  return (
    compareFrameworkVersions(candidate.version, [2, 0]) <= 0 &&
    compareFrameworkVersions(consumer.version, [4, 6, 1]) >= 0
  );
}

/** The one NuGet would take: the same identifier first, then the highest version; undefined where none fits. */
export function nearestFramework(
  consumer: TargetFramework,
  candidates: readonly TargetFramework[],
): TargetFramework | undefined {
  return candidates
    .filter((candidate) => isCompatible(consumer, candidate))
    .sort(
      (a, b) =>
        Number(b.identifier === consumer.identifier) - Number(a.identifier === consumer.identifier) ||
        compareFrameworkVersions(b.version, a.version) ||
        Number(b.platform !== "") - Number(a.platform !== ""),
    )[0];
}
