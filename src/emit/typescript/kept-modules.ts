/**
 * Modules that were written before, each with the objects it was written from and what it asked of the others (names, modules and
 * declarations of types). It is written anew when one of them is another.
 */
import type { Contract } from "../../contract/contract.js";
import { sharedContract } from "../../contract/shared-structure.js";
import type { GeneratedFile } from "../generated-file.js";
import type { ModuleEmission } from "./module-scope.js";

interface KeptModule {
  readonly inputs: readonly unknown[];
  readonly questions: readonly Question[];
  readonly files: readonly GeneratedFile[];
}

interface Question {
  ask(emission: ModuleEmission): unknown;
  readonly answer: unknown;
}

export class KeptModules {
  #contract: Contract | undefined;
  #before = new Map<string, KeptModule>();
  #now = new Map<string, KeptModule>();
  /** How many modules were written anew in the last run. */
  anew = 0;

  /** Begins a run; the contract given back shares with the last one what says the same. */
  begin(contract: Contract): Contract {
    this.anew = 0;
    this.#before = this.#now;
    this.#now = new Map();
    this.#contract = this.#contract === undefined ? contract : sharedContract(this.#contract, contract);
    return this.#contract;
  }

  /** `inputs`: all that `write` looks at besides the emission. */
  module(
    name: string,
    inputs: readonly unknown[],
    emission: ModuleEmission,
    write: (emission: ModuleEmission) => readonly GeneratedFile[],
  ): readonly GeneratedFile[] {
    const keptModule = this.#before.get(name);
    if (keptModule !== undefined && holds(keptModule, inputs, emission)) {
      this.#now.set(name, keptModule);
      return keptModule.files;
    }
    this.anew++;
    const questions: Question[] = [];
    const files = write(recorded(emission, questions));
    this.#now.set(name, { inputs, questions, files });
    return files;
  }
}

/** For a run that nothing follows: every module is written. */
export const nothingKept: Pick<KeptModules, "module"> = {
  module: (_, __, emission, write) => write(emission),
};

function holds(
  { inputs: before, questions }: KeptModule,
  inputs: readonly unknown[],
  emission: ModuleEmission,
): boolean {
  return (
    before.length === inputs.length &&
    before.every((one, at) => one === inputs[at]) &&
    questions.every(({ ask, answer }) => ask(emission) === answer)
  );
}

function recorded(emission: ModuleEmission, questions: Question[]): ModuleEmission {
  const seen = new Set<string>();
  const asked = <T>(key: string, ask: (emission: ModuleEmission) => T): T => {
    const answer = ask(emission);
    if (!seen.has(key)) questions.push({ ask, answer });
    seen.add(key);
    return answer;
  };
  const typeOf: ModuleEmission["types"]["get"] = (id) => asked(`type ${id}`, ({ types }) => types.get(id));
  return {
    types: { get: typeOf },
    shapes: {
      nameOf: (id, direction) => {
        // A type that is gone has no name to ask for.
        typeOf(id);
        return asked(`name ${direction} ${id}`, ({ shapes }) => shapes.nameOf(id, direction));
      },
    },
    modules: {
      moduleOf: (id) => {
        typeOf(id);
        return asked(`module ${id}`, ({ modules }) => modules.moduleOf(id));
      },
    },
    shadowed: { has: (name) => asked(`shadowed ${name}`, ({ shadowed }) => shadowed.has(name)) },
    dates: emission.dates,
    dated: { has: (id) => asked(`dated ${id}`, ({ dated }) => dated.has(id)) },
  };
}
