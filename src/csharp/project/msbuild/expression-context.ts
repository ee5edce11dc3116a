import type { VariableLookup } from "../../../files/environment-variables.js";
import type { FileSystem } from "../../../files/file-system.js";

/** What the expressions of a project file may ask about. */
export interface ExpressionContext {
  /** The value as stored, escapes kept; `""` for one that is not set. */
  property(name: string): string;
  readonly files: FileSystem;
  /** Relative paths of functions count from here. */
  readonly projectDirectory: string;
  /** The folder of the file that is being read, which `GetPathOfFileAbove` starts from. */
  thisFileDirectory(): string;
  readonly variable: VariableLookup;
  readonly platform: "windows" | "linux" | "osx";
}
