import { withoutUndefined } from "../contract/without-undefined.js";
import type { GeneratedFile } from "./generated-file.js";

/** An option of the command line. The API and the Vite plugin take the same, under its name in camel case. */
export interface OptionEntry<Type = "boolean" | "string"> {
  readonly type: Type;
  readonly help: string;
  /** Its letter. */
  readonly short?: string;
  /** What follows it in the help: `<folder>`, or `[file]` where it can be left out. */
  readonly argument?: string;
}

export function flag(help: string, short?: string): OptionEntry<"boolean"> {
  return { type: "boolean", help, ...withoutUndefined({ short }) };
}

export function value(argument: string, help: string, short?: string): OptionEntry<"string"> {
  return { type: "string", argument, help, ...withoutUndefined({ short }) };
}

/** Of an option that can be repeated. */
export function values(argument: string, help: string): OptionEntry<"string"> & { readonly multiple: true } {
  return { ...value(argument, help), multiple: true };
}

/** By the name of the option. */
// biome-ignore lint/plugin: its entries are gone through, no name from outside is looked up
export type OptionTable = Readonly<Record<string, OptionEntry>>;

/** What is ours in an output folder, by what we generate there: single files, and folders that we look through for stale files. */
export interface Layout {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** Something that is generated on request, with the options that request it. */
export interface Emitter {
  readonly options: OptionTable;
}

/** `Request` is what it needs of the contract and of the options. */
export interface FileEmitter<Request> extends Emitter {
  /** Nothing where it was not requested. */
  files(request: Request): readonly GeneratedFile[];
}

/** Writes modules beside types and client. */
export interface ModuleEmitter<Request> extends FileEmitter<Request> {
  readonly layout: Layout;
}
