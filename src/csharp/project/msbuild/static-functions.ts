/** `$([Type]::Function(…))`: those that projects use and whose answer does not depend on the hour or the machine's name. */

import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { applyPattern } from "./bounded-pattern.js";
import { CannotEvaluate } from "./cannot-evaluate.js";
import type { ExpressionContext } from "./expression-context.js";
import { compareVersionTexts, numberAt, textAt } from "./instance-functions.js";
import { nativePath } from "./paths.js";
import { isCompatible, parseTargetFramework } from "./target-framework.js";
import { escapeText, parseVersion, textOfValue, unescapeText, type Value } from "./value.js";
import { matchesName } from "./wildcards.js";

type Function = (parameters: readonly Value[], context: ExpressionContext) => Value;

export function callStaticFunction(
  type: string,
  member: string,
  parameters: readonly Value[] | undefined,
  context: ExpressionContext,
): Value {
  const call = functions.get(`${type.toLowerCase()}::${member.toLowerCase()}`);
  if (call === undefined) throw new CannotEvaluate(`[${type}]::${member} is not known`);
  return call(parameters ?? [], context);
}

const arithmetic =
  (compute: (a: number, b: number) => number): Function =>
  (p) =>
    compute(numberAt(p, 0), numberAt(p, 1));
const versions =
  (test: (order: number) => boolean): Function =>
  (p) =>
    test(compareVersionTexts(textAt(p, 0), textAt(p, 1)));
const path =
  (compute: (path: string) => Value): Function =>
  (p) =>
    compute(nativePath(textAt(p, 0)));

const msbuild: ReadonlyMap<string, Function> = new Map(
  Object.entries<Function>({
    add: arithmetic((a, b) => a + b),
    subtract: arithmetic((a, b) => a - b),
    multiply: arithmetic((a, b) => a * b),
    divide: (p) => {
      const quotient = numberAt(p, 0) / numberAt(p, 1);
      const whole = !/\./.test(textAt(p, 0)) && !/\./.test(textAt(p, 1));
      return whole ? Math.trunc(quotient) : quotient;
    },
    modulo: arithmetic((a, b) => a % b),
    bitwiseor: arithmetic((a, b) => a | b),
    bitwiseand: arithmetic((a, b) => a & b),
    bitwisexor: arithmetic((a, b) => a ^ b),
    escape: (p) => escapeText(textAt(p, 0)),
    unescape: (p) => unescapeText(textAt(p, 0)),
    valueordefault: (p) => (textAt(p, 0) === "" ? textAt(p, 1) : textAt(p, 0)),
    versionequals: versions((order) => order === 0),
    versionnotequals: versions((order) => order !== 0),
    versiongreaterthan: versions((order) => order > 0),
    versiongreaterthanorequals: versions((order) => order >= 0),
    versionlessthan: versions((order) => order < 0),
    versionlessthanorequals: versions((order) => order <= 0),
    normalizepath: (p, { projectDirectory }) =>
      resolve(projectDirectory, ...p.map((part) => nativePath(textOfValue(part)))),
    normalizedirectory: (p, { projectDirectory }) =>
      withTrailingSlash(resolve(projectDirectory, ...p.map((part) => nativePath(textOfValue(part))))),
    ensuretrailingslash: (p) => withTrailingSlash(nativePath(textAt(p, 0))),
    makerelative: (p) => {
      const to = nativePath(textAt(p, 1));
      const result = relative(nativePath(textAt(p, 0)), to);
      return to.endsWith(sep) ? withTrailingSlash(result) : result;
    },
    getdirectorynameoffileabove: (p, context) =>
      folderAbove(resolve(context.projectDirectory, nativePath(textAt(p, 0))), textAt(p, 1), context) ?? "",
    getpathoffileabove: (p, context) => {
      const start = p.length > 1 ? nativePath(textAt(p, 1)) : context.thisFileDirectory();
      const folder = folderAbove(resolve(context.projectDirectory, start), textAt(p, 0), context);
      return folder === undefined ? "" : join(folder, textAt(p, 0));
    },
    isosplatform: (p, { platform }) => textAt(p, 0).toLowerCase() === platform,
    isosunixlike: (_, { platform }) => platform !== "windows",
    isrunningfromvisualstudio: () => false,
    arefeaturesenabled: () => true,
    doestaskhostexist: () => false,
    gettargetframeworkidentifier: (p) => parseTargetFramework(textAt(p, 0)).identifier,
    gettargetframeworkversion: (p) => {
      const { version } = parseTargetFramework(textAt(p, 0));
      const least = p.length > 1 ? numberAt(p, 1) : 2;
      const parts = [...version];
      while (parts.length < least) parts.push(0);
      return parts.join(".");
    },
    gettargetplatformidentifier: (p) => parseTargetFramework(textAt(p, 0)).platform,
    gettargetplatformversion: (p) => parseTargetFramework(textAt(p, 0)).platformVersion || "0.0",
    istargetframeworkcompatible: (p) =>
      isCompatible(parseTargetFramework(textAt(p, 0)), parseTargetFramework(textAt(p, 1))),
    substringbyasciichars: (p) => textAt(p, 0).slice(numberAt(p, 1), numberAt(p, 1) + numberAt(p, 2)),
  }),
);

const paths: ReadonlyMap<string, Function> = new Map(
  Object.entries<Function>({
    combine: (p) => {
      let result = "";
      for (const part of p.map((value) => nativePath(textOfValue(value)))) {
        if (isAbsolute(part)) result = part;
        else if (part !== "") result = result === "" || result.endsWith(sep) ? result + part : `${result}${sep}${part}`;
      }
      return result;
    },
    getfilename: path((text) => (text.endsWith(sep) ? "" : basename(text))),
    getfilenamewithoutextension: path((text) => basename(text, extname(text))),
    getdirectoryname: path((text) => {
      const at = text.lastIndexOf(sep);
      return at <= 0 ? "" : text.slice(0, at);
    }),
    getextension: path((text) => extname(text)),
    hasextension: path((text) => extname(text) !== ""),
    ispathrooted: path((text) => isAbsolute(text)),
    getfullpath: (p, { projectDirectory }) => resolve(projectDirectory, nativePath(textAt(p, 0))),
    getrelativepath: (p) => relative(nativePath(textAt(p, 0)), nativePath(textAt(p, 1))),
    changeextension: (p) => {
      const text = nativePath(textAt(p, 0));
      const extension = textAt(p, 1);
      const stem = text.slice(0, text.length - extname(text).length);
      return extension === "" ? stem : `${stem}${extension.startsWith(".") ? "" : "."}${extension}`;
    },
    directoryseparatorchar: () => sep,
    altdirectoryseparatorchar: () => "/",
    pathseparator: (_, { platform }) => (platform === "windows" ? ";" : ":"),
  }),
);

const strings: ReadonlyMap<string, Function> = new Map(
  Object.entries<Function>({
    isnullorempty: (p) => textAt(p, 0) === "",
    isnullorwhitespace: (p) => textAt(p, 0).trim() === "",
    concat: (p) => p.map(textOfValue).join(""),
    copy: (p) => textAt(p, 0),
    new: (p) => textAt(p, 0),
    equals: (p) =>
      /IgnoreCase$/.test(textAt(p, 2))
        ? textAt(p, 0).toLowerCase() === textAt(p, 1).toLowerCase()
        : textAt(p, 0) === textAt(p, 1),
    compare: (p) => {
      const ignoresCase = /^true$|IgnoreCase$/i.test(textAt(p, 2));
      const [a, b] = [textAt(p, 0), textAt(p, 1)].map((text) => (ignoresCase ? text.toLowerCase() : text));
      return a === b ? 0 : (a ?? "") < (b ?? "") ? -1 : 1;
    },
    join: (p) => p.slice(1).map(textOfValue).join(textAt(p, 0)),
    format: (p) => textAt(p, 0).replace(/\{(\d+)\}/g, (_, index: string) => textAt(p, Number(index) + 1)),
  }),
);

const fileSystem: ReadonlyMap<string, Function> = new Map(
  Object.entries<Function>({
    "system.io.file::exists": (p, context) => kindOf(p, context) === "file",
    "system.io.directory::exists": (p, context) => kindOf(p, context) === "directory",
    "system.io.file::readalltext": (p, { files, projectDirectory }) => {
      const read = files.readText(resolve(projectDirectory, nativePath(textAt(p, 0))));
      if (!read.ok) throw new CannotEvaluate(`${textAt(p, 0)} cannot be read: ${read.detail}`);
      return read.value;
    },
    "system.io.directory::getparent": (p, { projectDirectory }) =>
      dirname(resolve(projectDirectory, nativePath(textAt(p, 0)))),
    "system.io.directory::getcurrentdirectory": (_, { projectDirectory }) => projectDirectory,
    "system.io.directory::getfiles": (p, { files, projectDirectory }) => {
      const folder = resolve(projectDirectory, nativePath(textAt(p, 0)));
      const pattern = p.length > 1 ? textAt(p, 1) : "*";
      if (p.length > 2) throw new CannotEvaluate("GetFiles in all subfolders is not supported");
      return (files.list(folder) ?? [])
        .filter((e) => e.kind === "file" && matchesName(pattern, e.name))
        .map((e) => join(folder, e.name));
    },
  }),
);

const others: ReadonlyMap<string, Function> = new Map(
  Object.entries<Function>({
    "system.version::parse": version,
    "system.version::new": version,
    "system.environment::getenvironmentvariable": (p, { variable }) => variable(textAt(p, 0)) ?? "",
    "system.environment::newline": () => "\n",
    "system.convert::toint32": (p) => Math.round(numberAt(p, 0)),
    "system.convert::tostring": (p) => textAt(p, 0),
    "system.convert::toboolean": (p) => textAt(p, 0).toLowerCase() === "true",
    "system.int32::parse": (p) => Math.trunc(numberAt(p, 0)),
    "system.math::max": arithmetic(Math.max),
    "system.math::min": arithmetic(Math.min),
    "system.math::abs": (p) => Math.abs(numberAt(p, 0)),
    "system.operatingsystem::iswindows": (_, { platform }) => platform === "windows",
    "system.operatingsystem::islinux": (_, { platform }) => platform === "linux",
    "system.operatingsystem::ismacos": (_, { platform }) => platform === "osx",
    "system.runtime.interopservices.runtimeinformation::isosplatform": (p, { platform }) =>
      textAt(p, 0).toLowerCase() === platform,
    "system.runtime.interopservices.osplatform::windows": () => "WINDOWS",
    "system.runtime.interopservices.osplatform::linux": () => "LINUX",
    "system.runtime.interopservices.osplatform::osx": () => "OSX",
    "system.text.regularexpressions.regex::ismatch": (p) => matching(p, (pattern) => pattern.test(textAt(p, 0))),
    "system.text.regularexpressions.regex::match": (p) => ({
      kind: "match",
      groups: matching(p, (pattern) => [...(pattern.exec(textAt(p, 0)) ?? [])].map((group) => group ?? "")),
    }),
    "system.text.regularexpressions.regex::replace": (p) =>
      matching(p, (pattern) => textAt(p, 0).replace(pattern, textAt(p, 2)), "g"),
  }),
);

const functions: ReadonlyMap<string, Function> = new Map([
  ...underType("msbuild", msbuild),
  ...underType("system.io.path", paths),
  ...underType("system.string", strings),
  ...fileSystem,
  ...others,
]);

function underType(type: string, members: ReadonlyMap<string, Function>): readonly (readonly [string, Function])[] {
  return [...members].map(([name, call]) => [`${type}::${name}`, call]);
}

function version(p: readonly Value[]): Value {
  const parsed = parseVersion(textAt(p, 0));
  if (parsed === undefined) throw new CannotEvaluate(`"${textAt(p, 0)}" is not a version`);
  return parsed;
}

function matching<T>(p: readonly Value[], apply: (pattern: RegExp) => T, flags = ""): T {
  return applyPattern(textAt(p, 1), flags, apply);
}

function kindOf(p: readonly Value[], { files, projectDirectory }: ExpressionContext): string | undefined {
  return files.stat(resolve(projectDirectory, nativePath(textAt(p, 0))))?.kind;
}

function withTrailingSlash(text: string): string {
  return text === "" || text.endsWith(sep) ? text : text + sep;
}

function folderAbove(start: string, file: string, { files }: ExpressionContext): string | undefined {
  if (file === "") return undefined;
  for (let folder = start; ; folder = dirname(folder)) {
    if (files.stat(join(folder, file))?.kind === "file") return folder;
    if (dirname(folder) === folder) return undefined;
  }
}
