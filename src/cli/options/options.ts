import { parseArgs } from "node:util";
import type { InputStyle } from "../../contract/names/named-inputs.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { parseTargetFramework } from "../../csharp/project/msbuild/target-framework.js";
import { type DiagnosticSink, diagnostic, type ReportDiagnostic, reportingTo } from "../../diagnostics/diagnostic.js";
import type { OptionEntry } from "../../emit/emitter.js";
import type { OpenApiVersion } from "../../emit/openapi/dialect.js";
import { type QueryFramework, queryFrameworks } from "../../emit/query/query-framework.js";
import type { DateKind } from "../../emit/typescript/date-kind.js";
import { type ImportExtension, importExtensions } from "../../emit/typescript/import-extension.js";
import { optionTable } from "./option-tables.js";
import { closestWord } from "./suggestion.js";

export type Format = "text" | "json" | "sarif" | "github";

/** Where the C# is: a project, a solution, a folder, or single source files. */
export type CSharpInput =
  | { readonly kind: "project"; readonly path: string }
  | { readonly kind: "files"; readonly paths: readonly string[] };

/** How the output of a run looks, whatever the command. */
export interface Presentation {
  readonly format: Format;
  readonly quiet: boolean;
}

/** What the C# is read with. */
export interface InputOptions {
  readonly input: CSharpInput;
  readonly framework: string | undefined;
  readonly security: string | undefined;
  readonly int64: "number" | "string";
  readonly decimal: "number" | "string";
  readonly hubProtocol: "json" | "messagepack";
  /** The folder that results are kept in for the next run. */
  readonly cache?: string;
  /** `--served` with its `--include` and `--exclude`. */
  readonly served: ServedOptions | undefined;
}

export interface ServedOptions {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** What is generated from it, and where to. */
export interface EmitOptions {
  readonly output: string | undefined;
  readonly zod: boolean;
  /** `--query`: for which framework. */
  readonly query: QueryFramework | undefined;
  readonly mocks: boolean;
  /** `--maps`: declarations with maps to the C#. */
  readonly maps: boolean;
  /** `--inputs`: how the functions take what is neither in the route nor the body. */
  readonly inputs: InputStyle;
  /** `--import-extension`: how generated modules name each other. */
  readonly importExtension: ImportExtension;
  /** `--dates`: what dates are, where they are not texts. */
  readonly dates: DateKind | undefined;
  /** Without a version, that of the framework which is served with. */
  readonly openapi: { readonly file: string | undefined; readonly version: OpenApiVersion | undefined } | undefined;
  /** `--docs`: the folder of the page, which counts from the working directory. */
  readonly docs: string | undefined;
}

/** `--calls`: the front ends to look at, and what their clients are generated with where that is not to be seen in the folder. */
export interface CallsOptions extends Pick<EmitOptions, "output" | "zod" | "query" | "mocks" | "dates" | "inputs"> {
  /** Each a `tsconfig.json`. */
  readonly calls: readonly string[];
}

/** Whether only what was named by itself is made: without `--output`, an OpenAPI file or the page need no client. */
export function isWithoutClient({ docs, openapi, output }: EmitOptions): boolean {
  return output === undefined && (docs !== undefined || openapi?.file !== undefined);
}

export type Command =
  | ({ readonly kind: "help"; readonly whole: boolean } & Presentation)
  | ({ readonly kind: "version" } & Presentation)
  | ({ readonly kind: "explain"; readonly code: string } & Presentation)
  | ({
      readonly kind: "generate";
      readonly watch: boolean;
      readonly check: boolean;
      readonly strict: boolean;
    } & Presentation &
      InputOptions &
      EmitOptions)
  | ({ readonly kind: "check"; readonly strict: boolean } & Presentation & InputOptions)
  | ({ readonly kind: "verify" } & Presentation & InputOptions & EmitOptions)
  | ({ readonly kind: "routes" } & Presentation & InputOptions)
  | ({
      readonly kind: "adopt";
      readonly output: string | undefined;
      /** Undefined: that of the project and the folder. */
      readonly namespace: string | undefined;
    } & Presentation &
      InputOptions)
  | ({ readonly kind: "diff"; readonly against: string } & Presentation & InputOptions & CallsOptions)
  | ({ readonly kind: "init" } & Presentation & {
        readonly input: CSharpInput | undefined;
        readonly output: string | undefined;
        readonly served: boolean;
        /** Undefined: the default of what is served or declared. */
        readonly inputs: InputStyle | undefined;
        /** Undefined: the one that the front end's bundler finds. */
        readonly importExtension: ImportExtension | undefined;
        /** `--yes`: nobody is asked. */
        readonly yes: boolean;
      })
  | ({
      readonly kind: "import";
      readonly document: string;
      readonly namespace: string;
      readonly output: string | undefined;
      readonly routePrefix: string;
      readonly allowRemote: readonly string[];
      /** The folder whose files the document may refer to. */
      readonly root: string | undefined;
      readonly allowMissing: boolean;
      readonly optionalValues: boolean;
      /** `--framework` names a target framework whose C# and System.Text.Json have unions. */
      readonly hasUnions: boolean;
      readonly strict: boolean;
    } & Presentation);

type Values = ReturnType<
  typeof parseArgs<{ options: typeof optionTable; allowPositionals: true; strict: true }>
>["values"];

/** Reads the command line. Undefined if it is not usable; the reason is reported. */
export function parseOptions(args: readonly string[], sink: DiagnosticSink): Command | undefined {
  let parsed: { values: Values; positionals: string[] };
  try {
    parsed = parseArgs({ args: withMissingValues(args), options: optionTable, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = message.split(". To specify")[0]?.replace(/\.$/, "") ?? message;
    sink.report(diagnostic("badUsage", undefined, { reason: withSuggestion(reason) }));
    return undefined;
  }
  return new CommandReader(parsed.values, parsed.positionals, sink).command();
}

/** Node's message names the option that it does not know; the one that was probably meant is added to it. */
function withSuggestion(reason: string): string {
  const unknown = /^Unknown option '--?([^']+)'/.exec(reason)?.[1];
  const meant = unknown === undefined ? undefined : closestWord(unknown, Object.keys(optionTable));
  return meant === undefined ? reason : `${reason}; did you mean --${meant}`;
}

/** An argument that can be left out, which `parseArgs` does not support, is empty. */
function withMissingValues(args: readonly string[]): string[] {
  return args.map((argument, at) => {
    if (!canBeAlone.has(argument)) return argument;
    const next = args[at + 1];
    return next === undefined || next.startsWith("-") || next.endsWith(".cs") ? `${argument}=` : argument;
  });
}

const canBeAlone: ReadonlySet<string> = new Set(
  Object.entries<OptionEntry>(optionTable)
    .filter(([, { type, argument }]) => type === "string" && argument?.startsWith("["))
    .map(([name]) => `--${name}`),
);

class CommandReader {
  readonly #values: Values;
  readonly #positionals: readonly string[];
  readonly #report: ReportDiagnostic;
  #sound = true;

  constructor(values: Values, positionals: readonly string[], sink: DiagnosticSink) {
    this.#values = values;
    this.#positionals = positionals;
    const report = reportingTo(sink);
    this.#report = (...problem) => {
      this.#sound = false;
      report(...problem);
    };
  }

  command(): Command | undefined {
    const command = this.#read();
    return this.#sound ? command : undefined;
  }

  #read(): Command | undefined {
    const values = this.#values;
    const presentation: Presentation = {
      format: this.#choice("format", ["text", "json", "sarif", "github"], "text"),
      quiet: values.quiet === true,
    };
    if (values.help === true) return { kind: "help", whole: this.#positionals.includes("all"), ...presentation };
    if (values.version === true) return { kind: "version", ...presentation };
    if (values.explain !== undefined) return { kind: "explain", code: values.explain, ...presentation };
    this.#refuseTogether();
    if (values["from-openapi"] !== undefined) return this.#import(values["from-openapi"], presentation);
    for (const option of ["route-prefix", "allow-remote", "allow-missing", "optional-values", "root"] as const)
      this.#needs(option, "from-openapi");
    if (values.adopt !== true) this.#needs("namespace", "from-openapi");
    this.#needs("yes", "init");
    this.#needs("calls", "diff");
    if (values.init === true) {
      const { output, served = false, yes = false } = values;
      const inputs = values.inputs === undefined ? undefined : this.#inputs();
      const importExtension = values["import-extension"] === undefined ? undefined : this.#importExtension();
      return { kind: "init", ...presentation, input: this.#input(), output, served, inputs, importExtension, yes };
    }

    const input = this.#input();
    if (input === undefined) {
      this.#report("noInput", undefined, {});
      return undefined;
    }
    const reading: InputOptions = {
      input,
      framework: values.framework,
      security: values.security,
      int64: this.#choice("int64", ["number", "string"], "number"),
      decimal: this.#choice("decimal", ["number", "string"], "number"),
      hubProtocol: this.#choice("hub-protocol", ["json", "messagepack"], "json"),
      served: this.#served(),
      ...withoutUndefined({ cache: values.cache }),
    };
    this.#refuseCache();
    const emit = this.#emit();
    if (values.routes === true) return { kind: "routes", ...presentation, ...reading };
    if (values.adopt === true) {
      const { namespace, output } = values;
      this.#refuseNamespace(namespace);
      return { kind: "adopt", output, namespace, ...presentation, ...reading };
    }
    if (values.diff !== undefined) {
      const { calls = [], diff: against } = values;
      const { output, zod, query, mocks, dates, inputs } = emit;
      return { kind: "diff", against, ...presentation, ...reading, calls, output, zod, query, mocks, dates, inputs };
    }
    if (values.verify === true) return this.#verify(presentation, reading, emit);
    if (values.watch === true && values.docs === undefined) this.#needs("watch", "output");
    const strict = values.strict === true;
    const generates = values.output !== undefined || isWithoutClient(emit);
    if (values.check === true && !generates) return { kind: "check", strict, ...presentation, ...reading };
    return {
      kind: "generate",
      watch: values.watch === true,
      check: values.check === true,
      strict,
      ...presentation,
      ...reading,
      ...emit,
    };
  }

  #verify(presentation: Presentation, reading: InputOptions, emit: EmitOptions): Command {
    if (emit.output === undefined && !isWithoutClient(emit)) {
      this.#report("optionNeedsOther", undefined, {
        option: "--verify",
        other: "--output <folder> (or --openapi <file>, --docs <folder>)",
      });
    }
    return { kind: "verify", ...presentation, ...reading, ...emit };
  }

  #import(document: string, presentation: Presentation): Command {
    const { namespace, output } = this.#values;
    if (namespace === undefined)
      this.#report("optionNeedsOther", undefined, { option: "--from-openapi", other: "--namespace <name>" });
    this.#refuseNamespace(namespace);
    return {
      kind: "import",
      ...presentation,
      document,
      namespace: namespace ?? "",
      output,
      routePrefix: this.#values["route-prefix"] ?? "",
      allowRemote: this.#values["allow-remote"] ?? [],
      root: this.#values.root,
      allowMissing: this.#values["allow-missing"] === true,
      optionalValues: this.#values["optional-values"] === true,
      hasUnions: this.#hasUnions(),
      strict: this.#values.strict === true,
    };
  }

  /** C# 15 is the language of .NET 11. */
  #hasUnions(): boolean {
    const { framework } = this.#values;
    if (framework === undefined) return false;
    const { identifier, version } = parseTargetFramework(framework);
    if (identifier !== ".NETCoreApp") this.#refuseValue("framework", framework, "a target framework such as net11.0");
    return (version[0] ?? 0) >= 11;
  }

  #refuseNamespace(namespace: string | undefined): void {
    if (namespace === undefined || /^[\p{L}_][\p{L}\p{N}_]*(\.[\p{L}_][\p{L}\p{N}_]*)*$/u.test(namespace)) return;
    this.#refuseValue("namespace", namespace, "a C# namespace such as Acme.Api");
  }

  #refuseValue(option: keyof Values, value: string, choices: string): void {
    this.#report("optionValueUnknown", undefined, { value, option: `--${option}`, choices });
  }

  /** `--adopt` is about what is served, so it implies `--served`. */
  #served(): ServedOptions | undefined {
    const { adopt, served, include, exclude } = this.#values;
    if (adopt !== true) for (const option of ["include", "exclude"] as const) this.#needs(option, "served");
    return served === true || adopt === true ? { include: include ?? [], exclude: exclude ?? [] } : undefined;
  }

  #emit(): EmitOptions {
    const { dates, docs, maps, mocks, openapi, output, query, zod } = this.#values;
    if (maps === true) this.#needs("maps", "output");
    const version =
      this.#values["openapi-version"] === undefined
        ? undefined
        : this.#choice("openapi-version", ["3.0", "3.1", "3.2"], "3.1");
    if (openapi === undefined) this.#needs("openapi-version", "openapi");
    return {
      output,
      zod: zod === true,
      mocks: mocks === true,
      inputs: this.#inputs(),
      importExtension: this.#importExtension(),
      maps: maps === true,
      dates: dates === undefined ? undefined : this.#choice("dates", ["date", "temporal"], "date"),
      query: query === undefined ? undefined : query === "" ? "react" : this.#choice("query", queryFrameworks, "react"),
      openapi: openapi === undefined ? undefined : { file: openapi === "" ? undefined : openapi, version },
      docs,
    };
  }

  /** What is marked or declared is called as the requirements say, a server as it is by names. */
  #inputs(): InputStyle {
    return this.#choice("inputs", ["named", "positional"], this.#values.served === true ? "named" : "positional");
  }

  #importExtension(): ImportExtension {
    const extension = this.#choice("import-extension", importExtensions, "js");
    if (extension === "ts" && this.#values.maps === true) {
      const reason = "with --maps there are no .ts files beside the index, but declarations and scripts";
      const conflict = { first: "--import-extension ts", second: "--maps", reason };
      this.#report("optionsConflict", undefined, conflict);
    }
    return extension;
  }

  #input(): CSharpInput | undefined {
    const { project } = this.#values;
    const stray = this.#positionals.find((path) => !path.endsWith(".cs"));
    if (stray !== undefined) {
      const meant = closestWord(stray, Object.keys(optionTable));
      const reason =
        meant === undefined
          ? `\`${stray}\` is not an option, and only .cs files can be given without one; give a project with --project`
          : `\`${stray}\` is not an option; did you mean --${meant}`;
      this.#report("badUsage", undefined, { reason });
    }
    if (project !== undefined && this.#positionals.length > 0) {
      const reason = "the project already lists its files";
      this.#report("optionsConflict", undefined, { first: "--project", second: "source files", reason });
    }
    if (project !== undefined) return { kind: "project", path: project };
    return this.#positionals.length > 0 ? { kind: "files", paths: this.#positionals } : undefined;
  }

  /** At most one thing is done at a time; `--check --output` is the one pair (an advisory check). */
  #refuseTogether(): void {
    const modes = (["check", "verify", "diff", "routes", "init", "adopt", "from-openapi"] as const).filter(
      (mode) => this.#values[mode] !== undefined && this.#values[mode] !== false,
    );
    const [first, second] = modes;
    if (first !== undefined && second !== undefined) {
      this.#report("optionsConflict", undefined, {
        first: `--${first}`,
        second: `--${second}`,
        reason: "each is a separate command",
      });
    }
    if (this.#values.watch === true && first !== undefined && first !== "check") {
      this.#report("optionsConflict", undefined, {
        first: "--watch",
        second: `--${first}`,
        reason: "--watch only works when generating",
      });
    }
  }

  /** What `--watch` knows it keeps in memory, and an older state is read to be compared, not to be read again. */
  #refuseCache(): void {
    const { adopt, cache, watch, diff } = this.#values;
    const other = watch === true ? "--watch" : diff !== undefined ? "--diff" : adopt === true ? "--adopt" : undefined;
    if (cache === undefined || other === undefined) return;
    const reason = "--cache is for generating, --check, --verify and --routes";
    this.#report("optionsConflict", undefined, { first: "--cache", second: other, reason });
  }

  #needs(option: keyof Values, other: keyof Values): void {
    if (this.#values[option] === undefined || this.#values[other] !== undefined) return;
    this.#report("optionNeedsOther", undefined, { option: `--${option}`, other: `--${other}` });
  }

  #choice<const T extends string>(option: keyof Values, choices: readonly T[], otherwise: T): T {
    const value = this.#values[option];
    if (value === undefined) return otherwise;
    const chosen = choices.find((choice) => choice === value);
    if (chosen === undefined) this.#refuseValue(option, String(value), choices.join(", "));
    return chosen ?? otherwise;
  }
}
