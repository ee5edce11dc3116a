/**
 * Evaluates a project file the way MSBuild does before it builds anything: properties and imports in the order of the
 * text, then items. Targets are not run. See "How MSBuild builds projects: evaluation phase".
 */

import { basename, dirname, join, resolve } from "node:path";
import { cachedBy } from "../../../caching/cache.js";
import { type Diagnostic, type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { VariableLookup } from "../../../files/environment-variables.js";
import type { FileSystem } from "../../../files/file-system.js";
import { builtInProperty, defaultProperties, type EvaluationPlace } from "./built-in-properties.js";
import { CannotEvaluate } from "./cannot-evaluate.js";
import { evaluateCondition, readCondition } from "./condition.js";
import { expandProperties } from "./expression.js";
import type { ExpressionContext } from "./expression-context.js";
import { findFiles, hasWildcard, parseGlob } from "./glob.js";
import { type Item, ItemTable } from "./items.js";
import { ownFiles, ownRoot, ownTexts } from "./own-files.js";
import { nativePath } from "./paths.js";
import { knownSdks, type SdkPart, sdkProps, sdkTargets } from "./sdk.js";
import { reportTargetEffects } from "./target-effects.js";
import { unescapeText } from "./value.js";
import { itemsIn, wantedItemTypes } from "./wanted-items.js";
import { locationOfElement, parseXmlFile, type XmlElement } from "./xml.js";

export interface EvaluationOptions {
  readonly files: FileSystem;
  readonly sink: DiagnosticSink;
  /** As `-p:Name=Value`: the project cannot change them. */
  // biome-ignore lint/plugin: only its entries are read, no key is looked up
  readonly globalProperties: Readonly<Record<string, string>>;
  readonly variable: VariableLookup;
  readonly platform: "windows" | "linux" | "osx";
  /** Files that many projects import are parsed once, and a project that is evaluated for several frameworks. */
  readonly documents: Map<string, XmlElement | undefined>;
}

export interface EvaluatedProject {
  readonly path: string;
  readonly root: XmlElement;
  /** Names of the SDKs as written, without versions; empty for a project of the old style. */
  readonly sdks: readonly string[];
  /** False where an import or an SDK could not be read: what is not set may have been set there. */
  readonly isComplete: boolean;
  property(name: string): string;
  /** Where the property was last set. */
  definitionOf(name: string): XmlElement | undefined;
  properties(): ReadonlyMap<string, string>;
  /** Evaluated when the first are asked for: where a project names several frameworks, the files are looked for with one of them. */
  items(type: string): readonly Item[];
}

const deepestImport = 100;

export function evaluateProject(path: string, options: EvaluationOptions): EvaluatedProject | undefined {
  const root = readDocument(path, undefined, options);
  if (root === undefined) return undefined;
  if (root.name !== "Project") {
    options.sink.report(diagnostic("notMsBuild", locationOfElement(root), { path, root: root.name }));
    return undefined;
  }
  return new Evaluator(path, root, options).run();
}

function readDocument(
  path: string,
  from: XmlElement | undefined,
  { files, sink, documents }: EvaluationOptions,
): XmlElement | undefined {
  if (!documents.has(path)) {
    const read = files.readText(path);
    if (!read.ok) {
      const place = from && locationOfElement(from, "Project");
      sink.report(diagnostic("inputUnreadable", place, { path, reason: read.detail }));
    }
    documents.set(path, read.ok ? parseXmlFile(path, read.value, sink) : undefined);
  }
  return documents.get(path);
}

const conditionOf = cachedBy((element: XmlElement) => readCondition(element.attributes.get("condition") ?? ""));

class Evaluator {
  readonly #path: string;
  readonly #root: XmlElement;
  readonly #options: EvaluationOptions;
  readonly #folder: string;
  readonly #properties = new Map<string, string>();
  readonly #definitions = new Map<string, XmlElement>();
  readonly #globals = new Map<string, string>();
  readonly #itemGroups: { readonly group: XmlElement; readonly file: string }[] = [];
  readonly #imported = new Set<string>();
  readonly #importStack: string[] = [];
  /** Problems in the values of properties, reported only when something depends on the value: a copyright's year does not. */
  readonly #pending = new Map<string, ReadonlySet<Diagnostic>>();
  #collecting: Set<Diagnostic> | undefined;
  /** Where the text is that is evaluated now. */
  #place: EvaluationPlace;
  #isComplete = true;
  readonly #expressions: ExpressionContext;

  constructor(path: string, root: XmlElement, options: EvaluationOptions) {
    this.#path = path;
    this.#root = root;
    this.#options = options;
    this.#folder = dirname(path);
    this.#place = { project: path, file: path, files: options.files, platform: options.platform };
    this.#expressions = this.#expressionContext();
    for (const [name, value] of Object.entries(options.globalProperties)) this.#globals.set(name.toLowerCase(), value);
    this.#imported.add(path);
    this.#importStack.push(path);
  }

  run(): EvaluatedProject {
    const sdks = this.#sdkNames();
    const parts = this.#sdkParts(sdks);
    const explicit = this.#root.children.some((c) => c.name === "Import" && c.attributes.get("sdk") !== undefined);
    const implicit = sdks.length > 0 && !explicit;
    if (implicit) this.#evaluateOwnFile("Sdk.props", sdkProps(parts));
    this.#evaluateElements(this.#root.children);
    if (implicit) this.#evaluateOwnFile("Sdk.targets", sdkTargets());
    let items: ItemTable | undefined;
    const all = new Map(this.#properties);
    for (const [name, value] of this.#globals) all.set(name, value);
    return {
      path: this.#path,
      root: this.#root,
      sdks: sdks.map((sdk) => sdk.name),
      isComplete: this.#isComplete,
      property: (name) => unescapeText(this.#property(name)),
      definitionOf: (name) => this.#definitions.get(name.toLowerCase()),
      properties: () => all,
      items: (type) => {
        items ??= this.#evaluateItems();
        return items.of(type);
      },
    };
  }

  // ── SDKs ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  #sdkNames(): readonly { readonly name: string; readonly element: XmlElement }[] {
    const named: { name: string; element: XmlElement }[] = [];
    const add = (text: string | undefined, element: XmlElement): void => {
      for (const part of (text ?? "").split(";")) {
        const name = (part.split("/")[0] ?? "").trim();
        if (name !== "" && !named.some((sdk) => sdk.name === name)) named.push({ name, element });
      }
    };
    add(this.#root.attributes.get("sdk"), this.#root);
    for (const child of this.#root.children) {
      if (child.name === "Sdk") add(child.attributes.get("name"), child);
      if (child.name === "Import") add(child.attributes.get("sdk"), child);
    }
    return named;
  }

  #sdkParts(sdks: readonly { readonly name: string; readonly element: XmlElement }[]): readonly SdkPart[] {
    const parts = new Set<SdkPart>();
    for (const { name, element } of sdks) {
      const sdk = knownSdks.get(name.toLowerCase());
      if (sdk !== undefined) for (const part of sdk) parts.add(part);
      else {
        this.#isComplete = false;
        const assumed = sdks.length > 1 ? "the others alone" : "Microsoft.NET.Sdk";
        this.#options.sink.report(diagnostic("sdkUnknown", locationOfElement(element, "Sdk"), { sdk: name, assumed }));
      }
    }
    return [...parts];
  }

  // ── Properties and imports ───────────────────────────────────────────────────────────────────────────────────────

  #evaluateElements(elements: readonly XmlElement[]): void {
    for (const element of elements) {
      switch (element.name) {
        case "PropertyGroup":
          if (this.#condition(element)) for (const child of element.children) this.#setProperty(child);
          break;
        case "ItemGroup":
          this.#itemGroups.push({ group: element, file: this.#place.file });
          break;
        case "Import":
          this.#import(element);
          break;
        case "ImportGroup":
          if (this.#condition(element)) this.#evaluateElements(element.children);
          break;
        case "Choose":
          this.#choose(element);
          break;
        case "Target":
          reportTargetEffects(element, this.#options.sink);
          break;
        default:
          // Sdk was read before; ItemDefinitionGroup, UsingTask and ProjectExtensions say nothing about sources.
          break;
      }
    }
  }

  #setProperty(element: XmlElement): void {
    const name = element.name.toLowerCase();
    if (this.#globals.has(name)) return;
    if (!this.#condition(element)) return;
    this.#definitions.set(name, element);
    if (!element.text.includes("$(")) {
      this.#properties.set(name, element.text.trim());
      this.#pending.delete(name);
      return;
    }
    this.#collecting = new Set();
    this.#properties.set(name, this.#expand(element.text, element).trim());
    if (this.#collecting.size > 0) this.#pending.set(name, this.#collecting);
    else this.#pending.delete(name);
    this.#collecting = undefined;
  }

  #choose(element: XmlElement): void {
    for (const branch of element.children) {
      if (branch.name === "When" && !this.#condition(branch)) continue;
      this.#evaluateElements(branch.children);
      return;
    }
  }

  #import(element: XmlElement): void {
    if (!this.#condition(element)) return;
    const project = this.#expand(element.attributes.get("project") ?? "", element);
    const sdk = element.attributes.get("sdk");
    if (sdk !== undefined) {
      const knownParts = knownSdks.get((sdk.split("/")[0] ?? "").trim().toLowerCase());
      if (knownParts === undefined) this.#isComplete = false;
      const parts = knownParts ?? [];
      if (/\.props$/i.test(project)) this.#evaluateOwnFile("Sdk.props", sdkProps(parts));
      else if (/Sdk\.targets$/i.test(project)) this.#evaluateOwnFile("Sdk.targets", sdkTargets());
      return;
    }
    for (const part of project.split(";").map((text) => unescapeText(text.trim()))) {
      if (part !== "") this.#importPath(part, element);
    }
  }

  #importPath(text: string, element: XmlElement): void {
    const { files, sink } = this.#options;
    if (text.startsWith(ownFiles)) {
      this.#importOwnFile(text);
      return;
    }
    const path = resolve(dirname(this.#place.file), nativePath(text));
    const paths = hasWildcard(text)
      ? findFiles(parseGlob(text, dirname(this.#place.file)), [], files)
      : files.stat(path)?.kind === "file"
        ? [path]
        : undefined;
    if (paths === undefined) {
      this.#isComplete = false;
      sink.report(diagnostic("importMissing", locationOfElement(element, "Project"), { path: text }));
    }
    for (const one of paths ?? []) this.#importFile(one, element);
  }

  #importFile(path: string, element: XmlElement): void {
    const { sink } = this.#options;
    if (this.#importStack.includes(path)) {
      const chain = [...this.#importStack.slice(this.#importStack.indexOf(path)), path]
        .map((p) => basename(p))
        .join(" → ");
      sink.report(diagnostic("importCircle", locationOfElement(element, "Project"), { path, chain }));
      return;
    }
    if (this.#importStack.length > deepestImport) {
      sink.report(diagnostic("importsTooDeep", locationOfElement(element, "Project"), { path, limit: deepestImport }));
      return;
    }
    // MSBuild takes a file once only and warns about the second time, which changes nothing.
    if (this.#imported.has(path)) return;
    this.#imported.add(path);
    const root = readDocument(path, element, this.#options);
    if (root === undefined) return;
    this.#importStack.push(path);
    this.#inFile(path, () => this.#evaluateElements(root.children));
    this.#importStack.pop();
  }

  #importOwnFile(text: string): void {
    const name = basename(nativePath(text)).toLowerCase();
    const ownText = ownTexts.get(name);
    if (ownText === undefined || this.#imported.has(name)) return;
    this.#imported.add(name);
    this.#evaluateOwnFile(name, ownText);
  }

  #evaluateOwnFile(name: string, text: string): void {
    const root = ownRoot(name, text);
    // Built-in files have no folder; what they import is absolute or counts from the project.
    this.#inFile(join(this.#folder, name), () => this.#evaluateElements(root.children));
  }

  #inFile(path: string, evaluate: () => void): void {
    const before = this.#place;
    this.#place = { ...before, file: path };
    evaluate();
    this.#place = before;
  }

  // ── Items ────────────────────────────────────────────────────────────────────────────────────────────────────────

  #evaluateItems(): ItemTable {
    const itemTypes = wantedItemTypes(this.#itemGroups.map(({ group }) => group));
    const table = new ItemTable({
      files: this.#options.files,
      projectDirectory: this.#folder,
      expand: (text, element) => this.#expand(text, element),
      condition: (element, expandMore) => this.#condition(element, expandMore),
      problem: (expression, reason, element) => this.#problem(expression, reason, element),
    });
    for (const { group, file } of this.#itemGroups) {
      const items = itemsIn(group).filter(({ type, isHostJson }) => isHostJson || itemTypes.has(type));
      if (items.length === 0) continue;
      this.#inFile(file, () => {
        if (this.#condition(group)) for (const { element, type } of items) table.apply(element, type);
      });
    }
    return table;
  }

  // ── Expressions ──────────────────────────────────────────────────────────────────────────────────────────────────

  #property(name: string): string {
    const lower = name.toLowerCase();
    const problems = this.#pending.get(lower);
    if (problems !== undefined) for (const problem of problems) this.#report(problem);
    return (
      this.#globals.get(lower) ??
      builtInProperty(lower, this.#place) ??
      this.#properties.get(lower) ??
      this.#options.variable(name) ??
      defaultProperties.get(lower) ??
      ""
    );
  }

  #expressionContext(): ExpressionContext {
    const { files, variable, platform } = this.#options;
    return {
      property: (name) => this.#property(name),
      files,
      projectDirectory: this.#folder,
      thisFileDirectory: () => dirname(this.#place.file),
      variable,
      platform,
    };
  }

  #expand(text: string, element: XmlElement): string {
    if (!text.includes("$(")) return text;
    return expandProperties(text, this.#expressions, (expression, reason) =>
      this.#problem(expression, reason, element),
    );
  }

  #problem(expression: string, reason: string, element: XmlElement): void {
    this.#report(diagnostic("expressionUnknown", locationOfElement(element), { expression, reason }));
  }

  #report(problem: Diagnostic): void {
    if (this.#collecting === undefined) this.#options.sink.report(problem);
    else this.#collecting.add(problem);
  }

  #condition(element: XmlElement, expandMore?: (text: string) => string): boolean {
    const text = element.attributes.get("condition");
    if (text === undefined) return true;
    try {
      return evaluateCondition(conditionOf(element), {
        expand: (operand) => {
          const expanded = expandProperties(operand, this.#expressions, (_, reason) => {
            throw new CannotEvaluate(reason);
          });
          return unescapeText(expandMore === undefined ? expanded : expandMore(expanded));
        },
        exists: (path) => this.#exists(path),
      });
    } catch (error) {
      if (!(error instanceof CannotEvaluate)) throw error;
      const place = locationOfElement(element, "Condition");
      this.#options.sink.report(
        diagnostic("conditionUnknown", place, { condition: text.trim(), reason: error.message }),
      );
      return false;
    }
  }

  #exists(text: string): boolean {
    if (text === "") return false;
    if (text.startsWith(ownFiles)) return ownTexts.has(basename(nativePath(text)).toLowerCase());
    return splitPaths(text).every((path) =>
      this.#options.files.exists(resolve(dirname(this.#place.file), nativePath(path))),
    );
  }
}

function splitPaths(text: string): readonly string[] {
  return text.split(";").filter((path) => path.trim() !== "");
}
