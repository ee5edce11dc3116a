/** One program on trial: served by ASP.NET, read by Tenon, and each made to judge the other's values. */
import { join } from "node:path";
import { type Contract, type Service, typesById } from "../../src/contract/contract.js";
import type { Operation } from "../../src/contract/operation.js";
import { propertiesIn } from "../../src/contract/shapes.js";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import { admittedValues, NotKnown, type Style } from "./admitted-values.js";
import { callArguments } from "./call-arguments.js";
import { type Call, generate, type Modules, runnable } from "./generate.js";
import type { Judge } from "./judge-process.js";
import type { Program } from "./program.js";
import { bodyOperations, programText } from "./program-text.js";
import { randomFrom } from "./random.js";
import { difference } from "./same-value.js";
import { checkTypes, type TypedValue } from "./type-check.js";
import { isWarnedOf, warnedParts } from "./warned-parts.js";

export interface Finding {
  readonly kind: string;
  /** The same for findings that look like one another: it stays while a program shrinks. */
  readonly likeness: string;
  readonly operation: string;
  readonly detail: string;
}

export interface Verdict {
  readonly findings: readonly Finding[];
  /** Findings that a warning of Tenon's had already told of, at the member or its type. */
  readonly said: readonly Finding[];
  /** The compiler refused the program, or the application did not start: nothing was judged. */
  readonly invalid: readonly string[];
  readonly values: {
    readonly answered: number;
    readonly unknown: number;
    readonly sent: number;
    readonly calls: number;
  };
  /** Members of types that no warning speaks of. */
  readonly properties: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** `unknown`: operations whose answers Tenon has no type for. */
const nothing = { answered: 0, unknown: 0, sent: 0, calls: 0 };

interface Target {
  readonly service: Service;
  readonly operation: Operation;
  readonly call: Call;
}

export async function tryProgram(program: Program, judge: Judge, root: string, name: string): Promise<Verdict> {
  const source = programText(program);
  const generated = generate(source, program.served);
  const { diagnostics } = generated;
  const { served, stop } = await judge.serve(source);
  if (served.kind === "errors")
    return { findings: [], said: [], invalid: served.errors, values: nothing, properties: 0, diagnostics };
  try {
    if (!("contract" in generated)) {
      const detail = diagnostics
        .filter((one) => one.severity === "error")
        .map(textOf)
        .join("\n");
      return {
        findings: [finding("refused", "", detail)],
        said: [],
        invalid: [],
        values: nothing,
        properties: 0,
        diagnostics,
      };
    }
    const folder = join(root, "artifacts/wire", name);
    const modules = await runnable(generated.files, folder);
    const trial = new Trial(program, generated.contract, modules, served.url);
    await trial.answers();
    await trial.requests();
    await trial.demanded();
    await trial.calls();
    for (const complaint of checkTypes(folder, generated.files, trial.typed, program.seed % 25 === 0)) {
      const { value } = complaint;
      const kind = value === undefined ? "code" : `${value.use} type`;
      const detail = `${complaint.message}\n    ${JSON.stringify(value?.value)}`;
      trial.findings.push(finding(kind, value?.operation ?? "", detail, complaint.message.split("\n").at(-1)));
    }
    const warned = warnedParts(program, diagnostics, source);
    const isSaid = ({ operation }: Finding): boolean => isWarnedOf(program, warned, operation);
    const findings = trial.findings;
    return {
      findings: findings.filter((one) => !isSaid(one)),
      said: findings.filter(isSaid),
      invalid: [],
      values: trial.values,
      properties: program.types
        .filter((type) => !warned.types.has(type.name))
        .reduce((sum, type) => sum + type.members.length, 0),
      diagnostics,
    };
  } finally {
    await stop();
  }
}

/** `because`: the words that tell one cause from another; names and values in them are not what matters. */
function finding(kind: string, operation: string, detail: string, because = ""): Finding {
  const words = because
    .replaceAll(/'[^']*'|"[^"]*"|[\w-]*\d[\w.-]*|\$\.\S+/g, "…")
    .replaceAll(/\s+/g, " ")
    .slice(0, 90);
  return { kind, likeness: `${kind} ${words}`, operation, detail };
}

const textOf = (one: Diagnostic): string => `${one.code} at ${one.location?.line ?? 0}: ${one.message}`;

class Trial {
  readonly findings: Finding[] = [];
  readonly typed: TypedValue[] = [];
  values = { ...nothing };
  readonly #targets = new Map<string, Target>();
  /** What the server answered last, as it came. */
  #last: { status: number; text: string } = { status: 0, text: "" };

  constructor(
    readonly program: Program,
    readonly contract: Contract,
    modules: Modules,
    url: string,
  ) {
    const client = modules.client({
      baseUrl: url,
      fetch: async (input: string, init: RequestInit) => {
        const response = await fetch(input, init);
        this.#last = { status: response.status, text: await response.clone().text() };
        return response;
      },
    });
    for (const service of contract.services) {
      for (const operation of service.operations) {
        const call = client[service.name]?.[operation.name];
        if (call === undefined) continue;
        for (const name of [operation.csharpName, operation.name])
          this.#targets.set(name.toLowerCase(), { service, operation, call });
      }
    }
    this.#validators = modules.validators;
    this.#fields = new Set(
      program.types
        .flatMap(({ members }) => members)
        .filter(({ form }) => form !== "parameter" && !/[{=]/.test(form.text))
        .map(({ name }) => name.replace("@", "")),
    );
    const members = program.types.flatMap((part) => part.members.filter((member) => member.changes));
    const written = [...(program.declarations ?? "").matchAll(/Converter\)\)\] public \S+ (\w+) /g)];
    this.#changed = new Set([
      ...members.map(({ name }) => name.replace("@", "")),
      ...written.map(([, name = ""]) => name),
    ]);
  }

  readonly #validators: Modules["validators"];
  /** C# names of fields. */
  readonly #fields: ReadonlySet<string>;

  /** What the server writes. */
  async answers(): Promise<void> {
    const names = [
      ...bodyOperations(this.program).map(({ get }) => get),
      ...(this.program.answers ?? []).map(({ name }) => name),
    ];
    for (const name of names) {
      const target = this.#target(name);
      if (target === undefined) continue;
      if (target.operation.responses.some(({ content }) => content?.kind === "json" && content.type.kind === "unknown"))
        this.values.unknown++;
      for (let seed = 0; seed < 3; seed++) {
        const args = target.operation.inputs.map((input) => (input.name === "seed" ? seed : undefined));
        const read = await this.#call(target, args, `?seed=${seed}`);
        if (read === undefined) continue;
        this.values.answered++;
        // The compiler costs more than all the rest: it sees every other value, the validators see all.
        if (seed % 2 === 0) this.#typed(target, "answer", 0, JSON.parse(this.#last.text));
      }
    }
  }

  /** What the types admit. */
  async requests(): Promise<void> {
    const random = randomFrom(this.program.seed + 1);
    const styles: readonly Style[] = ["full", "sparse", "mixed"];
    for (const { put } of bodyOperations(this.program)) {
      const target = this.#target(put);
      const body = target?.operation.inputs.find((input) => input.kind === "body");
      if (target === undefined || body === undefined) continue;
      for (const [at, style] of styles.entries()) {
        const sent = this.#admitted(() => admittedValues(this.contract, random, style).value(body.type));
        if (sent === undefined) break;
        if (at % 2 === 0) this.#typed(target, "argument", target.operation.inputs.indexOf(body), sent);
        const read = await this.#call(target, [sent], JSON.stringify(sent));
        if (read === undefined) continue;
        this.values.sent++;
        const answer = target.operation.responses[0]?.content;
        const wrong =
          answer?.kind === "json"
            ? difference(this.contract, body.type, sent, JSON.parse(this.#last.text), (_, name) =>
                this.#changed.has(name),
              )
            : "no body";
        if (wrong !== undefined)
          this.#found("echo", target, `${wrong}\n    sent ${JSON.stringify(sent)}\n    got ${this.#last.text}`);
      }
    }
  }

  /**
   * What a controller's body has to have: the server refuses it without. It takes an enum without a zero, though what it
   * holds then has no name, and does not validate fields.
   */
  async demanded(): Promise<void> {
    if (this.program.server !== "controllers" || this.program.served !== true) return;
    const random = randomFrom(this.program.seed + 3);
    const types = typesById(this.contract);
    for (const { put } of bodyOperations(this.program)) {
      const target = this.#target(put);
      const body = target?.operation.inputs.find((input) => input.kind === "body");
      if (target === undefined || body?.type.kind !== "reference") continue;
      const type = types.get(body.type.id);
      if (type?.kind !== "object" || type.typeParameters.length > 0) continue;
      const whole = this.#admitted(() => admittedValues(this.contract, random, "full").value(body.type));
      for (const { name, csharpName, sent, type: use } of propertiesIn(type, "sent")) {
        const isEnum = use.kind === "reference" && types.get(use.id)?.kind === "enum";
        if (whole === undefined || sent !== "required" || isEnum || this.#fields.has(csharpName)) continue;
        this.#last = { status: 0, text: "" };
        await target.call({ ...whole, [name]: undefined }).catch(() => undefined);
        this.values.sent++;
        // Without a status: the server breaks off an answer when it comes to a value that it cannot write.
        if (this.#last.status >= 100 && this.#last.status < 400)
          this.#found("demanded", target, `${this.#last.status} without ${name}`, "a key that the server does without");
      }
    }
  }

  /** Values in route, query, header and form: each call answers what was bound. */
  async calls(): Promise<void> {
    const random = randomFrom(this.program.seed + 2);
    for (const call of this.program.calls) {
      const target = this.#target(call.name);
      if (target === undefined) continue;
      for (const style of ["full", "sparse", "mixed"] as const) {
        const admitted = admittedValues(this.contract, random, style);
        const args = this.#admitted(() => callArguments(target.operation, admitted, style));
        if (args === undefined) continue;
        for (const [at, value] of args.entries()) this.#typed(target, "argument", at, value);
        const read = await this.#call(target, args, JSON.stringify(args));
        if (read === undefined) continue;
        this.values.calls++;
        const got = JSON.parse(this.#last.text);
        for (const [at, input] of target.operation.inputs.entries()) {
          if (args[at] === undefined) continue;
          // A contract answers its input itself, and `[AsParameters]` has its values in an object.
          const within = keyed(got, "input");
          const part = input.kind === "body" ? got : (keyed(got, input.csharpName) ?? keyed(within, input.csharpName));
          const isDropped = part === undefined && this.#dropsDefaults;
          if (!isDropped && !this.#echoed(args[at], part))
            this.#found("binding", target, `${input.name}: sent ${JSON.stringify(args[at])}, got ${this.#last.text}`);
        }
      }
    }
  }

  /** What is left out where it is the default says nothing. */
  get #dropsDefaults(): boolean {
    return this.program.options.some((option) => option.includes("WhenWritingDefault"));
  }

  /** A query knows no empty list: it comes back as one, or as null. Dates may gain a zone. */
  #echoed(sent: unknown, got: unknown): boolean {
    if (sent === null) return got === null || got === undefined;
    if (Array.isArray(sent)) {
      if (sent.length === 0)
        return got === null || got === undefined || got === "" || (Array.isArray(got) && got.length === 0);
      // A minimal API reads bytes as numbers; JSON has them as base64.
      if (typeof got === "string") return got === Buffer.from(sent.map(Number)).toString("base64");
      return Array.isArray(got) && sent.length === got.length && sent.every((one, at) => this.#echoed(one, got[at]));
    }
    if (typeof sent === "object") {
      const entries: readonly (readonly [string, unknown])[] = Object.entries(sent);
      const answered = Object(got);
      const isDropped = (key: string): boolean => answered[key] === undefined && this.#dropsDefaults;
      return entries.every(
        ([key, value]) => value === undefined || isDropped(key) || this.#echoed(value, answered[key]),
      );
    }
    if (typeof sent === "string" && typeof got === "string") {
      if (/^\d{4}-\d\d-\d\dT/.test(sent)) return Date.parse(zoned(sent)) === Date.parse(zoned(got));
      return sent === got || (sent !== "" && Number(sent) === Number(got)) || isSameName(this.contract, sent, got);
    }
    // A number may come back as text, and .NET writes a small one without an exponent.
    const isText = typeof sent === "number" && typeof got === "string" && got !== "";
    if (isText && Number(got) === sent) return true;
    return sent === got || String(sent) === String(got) || isSameName(this.contract, sent, got);
  }

  /** C# names of members that do not come back as they were sent. */
  readonly #changed: ReadonlySet<string>;

  #target(csharpName: string): Target | undefined {
    const target = this.#targets.get(csharpName.toLowerCase());
    if (target === undefined) this.findings.push(finding("missing", csharpName, "no operation of this name"));
    return target;
  }

  #typed({ service, operation }: Target, use: TypedValue["use"], at: number, value: unknown): void {
    this.typed.push({ service: service.name, operation: operation.name, use, at, value });
  }

  #admitted<T>(make: () => T): T | undefined {
    try {
      return make();
    } catch (error) {
      if (error instanceof NotKnown) return undefined;
      throw error;
    }
  }

  /** Calls the generated client; what it refuses to give back is a finding. */
  async #call(target: Target, args: readonly unknown[], shown: string): Promise<{ value: unknown } | undefined> {
    this.#last = { status: 0, text: "" };
    try {
      const value = await target.call(...args);
      const { status, text } = this.#last;
      if (status === 204 || text === "") {
        this.#found("empty", target, `${status} without a body for ${shown}`);
        return undefined;
      }
      if (JSON.stringify(value) !== JSON.stringify(JSON.parse(text)))
        this.#found("validator changed", target, `${text}\n    became ${JSON.stringify(value)}`);
      return { value };
    } catch (error) {
      const { status, text } = this.#last;
      const cause = error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : String(error);
      const kind = status === 0 ? "client" : status === 200 || status === 201 ? "validator" : `status ${status}`;
      const because = kind === "validator" ? complaintsOf(cause) : kind === "client" ? cause : reasonOf(text);
      this.#found(kind, target, `${shown}\n    ${cause.slice(0, 600)}\n    ${text.slice(0, 600)}`, because);
      return undefined;
    }
  }

  #found(kind: string, { operation }: Target, detail: string, because = ""): void {
    this.findings.push(finding(kind, operation.csharpName, detail, because));
  }

  get validators(): Modules["validators"] {
    return this.#validators;
  }
}

/** The value of a key, whatever the naming policy made of its name. */
function keyed(value: unknown, csharpName: string): unknown {
  const plain = (name: string): string => name.replaceAll(/[-_]/g, "").toLowerCase();
  const entries: readonly (readonly [string, unknown])[] = Object.entries(Object(value));
  return entries.find(([key]) => plain(key) === plain(csharpName))?.[1];
}

/** The kinds of complaint of a validator. */
function complaintsOf(cause: string): string {
  return [...new Set([...cause.matchAll(/(?:code|expected)\W+(\w+)/g)].map(([, word]) => word))].join(" ");
}

/** What a problem says went wrong, without its address and trace. */
function reasonOf(text: string): string {
  const errors = /"errors":\s*\{(.*?)\}/s.exec(text)?.[1];
  if (errors === undefined) return text;
  const messages = [...errors.matchAll(/"([^"]* [^"]*)"/g)].map(([, message = ""]) => message);
  // What could not be read is missing as well.
  const first = messages.find((message) => message !== "The body field is required.") ?? messages[0] ?? "";
  return first.replace(/^The (field )?\S+/, "The …").replaceAll(/System\.\S+|\bto \S+\.|Path: .*$/g, "…");
}

function zoned(text: string): string {
  const short = text.replace(/(\.\d{3})\d+/, "$1");
  return /(Z|[+-]\d\d:\d\d)$/.test(short) ? short : `${short}Z`;
}

/** An enum goes by its C# name outside JSON and by its JSON name inside. */
function isSameName(contract: Contract, sent: unknown, got: unknown): boolean {
  return contract.types.some(
    (type) =>
      type.kind === "enum" &&
      type.members.some((one) => one.csharpName === sent && (one.name === got || one.value === String(got))),
  );
}
