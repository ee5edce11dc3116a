/** Statements of the start that move into methods, delegates and classes. */
import type { SourceFile, StatementSyntax } from "../../../src/csharp/syntax/index.js";
import type { Random } from "../../wire/random.js";
import { assigns, needsOf } from "../free-variables.js";
import type { Edits } from "../program.js";
import type { StatementList, Tree } from "../tree.js";
import type { Rewrite } from "./rewrite-kind.js";
import { isPlain } from "./statements.js";

/** Statements one after the other that need only a few variables. */
interface Part {
  readonly list: StatementList;
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
  /** The texts of the statements. */
  readonly texts: readonly string[];
  readonly body: string;
  /** `app, builder` */
  readonly handed: string;
  /** `WebApplication app, …` */
  readonly parameters: string;
  readonly types: readonly string[];
  readonly names: readonly string[];
}

function partOf(tree: Tree, list: StatementList, statements: readonly StatementSyntax[]): Part | undefined {
  const [first, last] = [statements[0], statements.at(-1)];
  if (first === undefined || last === undefined || !statements.every((one) => isPlain(tree, one))) return undefined;
  const { variables, isBound } = needsOf(tree, statements);
  const names = variables.map(({ name }) => name);
  const types = variables.flatMap(({ type }) => (type === undefined ? [] : [type]));
  if (isBound || types.length !== names.length || names.length === 0) return undefined;
  if (statements.some((one) => assigns(tree, one, new Set(names)))) return undefined;
  const texts = statements.map((one) => tree.text(one));
  if (/\bStartup\b|^\s*#/m.test(texts.join("\n"))) return undefined;
  return {
    list,
    file: list.file,
    start: first.start,
    end: last.end,
    texts,
    body: texts.join("\n"),
    handed: names.join(", "),
    parameters: names.map((name, at) => `${types[at]} ${name}`).join(", "),
    types,
    names,
  };
}

function partsOf(tree: Tree): readonly Part[] {
  return tree
    .statementLists()
    .filter(({ isStart }) => isStart)
    .flatMap((list) =>
      list.statements.flatMap((_, at) =>
        [1, 2, 3].flatMap((count) => partOf(tree, list, list.statements.slice(at, at + count)) ?? []),
      ),
    );
}

interface Tools {
  readonly tree: Tree;
  readonly edits: Edits;
  readonly random: Random;
  /** A namespace of its own. */
  readonly space: string;
}

/** `make` gives what stands in the place of the statements, and what another file declares. */
function extraction(
  name: string,
  make: (part: Part, tools: Tools) => { readonly call: string; readonly declared?: string } | undefined,
): Rewrite {
  return {
    name,
    apply(tree, random) {
      const parts = partsOf(tree);
      if (parts.length === 0) return undefined;
      const part = random.pick(parts);
      const edits = tree.edits();
      const space = edits.fresh();
      const made = make(part, { tree, edits, random, space });
      if (made === undefined) return undefined;
      edits.replace(part.file, part, made.call);
      if (made.declared !== undefined)
        edits.addFile(`${tree.usingsOf(part.file)}namespace ${space}\n{\n${made.declared}\n}\n`);
      return edits.apply();
    },
  };
}

const startup = (members: string): string => `internal static class Startup { ${members} }`;

const methods: readonly Rewrite[] = [
  extraction("extracted static method", ({ body, parameters, handed }, { space }) => ({
    call: `global::${space}.Startup.Step(${handed});`,
    declared: startup(`public static void Step(${parameters}) { ${body} }`),
  })),
  extraction("extracted extension", ({ file, body, parameters, names, types }, { space, edits }) => {
    edits.insert(file, 0, `using ${space};\n`);
    return {
      call: `${names[0]}.Step${space}(${names.slice(1).join(", ")});`,
      declared: startup(`public static ${types[0]} Step${space}(this ${parameters}) { ${body} return ${names[0]}; }`),
    };
  }),
  extraction("extracted local function", ({ body }, { space }) => ({
    call: `${space}(); void ${space}() { ${body} }`,
  })),
  extraction("extracted local function with parameters", ({ body, parameters, handed }, { space }) => ({
    call: `${space}(${handed}); static void ${space}(${parameters}) { ${body} }`,
  })),
  extraction("extracted lambda", ({ body }, { space }) => ({
    call: `System.Action ${space} = () => { ${body} }; ${space}();`,
  })),
  extraction("delegates in a static field", ({ body, types, handed }, { space }) => ({
    call: `global::${space}.Startup.Step(${handed});`,
    declared: startup(`public static readonly System.Action<${types.join(", ")}> Step = (${handed}) => { ${body} };`),
  })),
  extraction("generic helper with a method group", ({ body, parameters, names, handed }, { space }) =>
    names.length !== 1
      ? undefined
      : {
          call: `global::${space}.Helper.With(${handed}, global::${space}.Startup.Step);`,
          declared: `${startup(`public static void Step(${parameters}) { ${body} }`)}
internal static class Helper { public static T With<T>(T value, System.Action<T> step) { step(value); return value; } }`,
        },
  ),
  extraction("async method", ({ list, body, parameters, handed }, { space }) =>
    list.isTopLevel
      ? {
          call: `await global::${space}.Startup.StepAsync(${handed});`,
          declared: startup(
            `public static async System.Threading.Tasks.Task StepAsync(${parameters}) { await System.Threading.Tasks.Task.CompletedTask; ${body} }`,
          ),
        }
      : undefined,
  ),
  extraction("object with captured parameters", ({ body, parameters, handed }, { space }) => ({
    call: `new global::${space}.Startup(${handed}).Run();`,
    declared: `internal sealed class Startup(${parameters}) { public void Run() { ${body} } }`,
  })),
  extraction("object with fields", ({ body, parameters, handed, names, types }, { space }) => ({
    call: `new global::${space}.Startup(${handed}).Run();`,
    declared: `internal sealed class Startup { ${names.map((name, at) => `private readonly ${types[at]} ${name};`).join(" ")}
  public Startup(${parameters}) { ${names.map((name) => `this.${name} = ${name};`).join(" ")} } public void Run() { ${body} } }`,
  })),
  extraction("base class with an abstract method", ({ body, parameters, handed }, { space }) => ({
    call: `new global::${space}.Startup().Run(${handed});`,
    declared: `internal abstract class StartupBase { public void Run(${parameters}) => Do(${handed}); protected abstract void Do(${parameters}); }
internal sealed class Startup : StartupBase { protected override void Do(${parameters}) { ${body} } }`,
  })),
  extraction("static abstract member", ({ body, parameters, handed }, { space }) => ({
    call: `global::${space}.Runner.Run<global::${space}.Startup>(${handed});`,
    declared: `internal interface IStep { static abstract void Run(${parameters}); }
internal sealed class Startup : IStep { public static void Run(${parameters}) { ${body} } }
internal static class Runner { public static void Run<T>(${parameters}) where T : IStep => T.Run(${handed}); }`,
  })),
];

/** One class for each statement, each called `Startup` in a namespace of its own. */
function modules(
  { texts, parameters }: Part,
  space: string,
  from = 0,
): { readonly declared: string; readonly names: readonly string[] } {
  // Their order is that of their names, too.
  const spaces = texts.map((_, at) => `Part${String(at + from).padStart(2, "0")}`);
  const classes = texts.map(
    (text, at) =>
      `namespace ${spaces[at]} { internal sealed class Startup : IStep { public void Run(${parameters}) { ${text} } } }`,
  );
  return {
    declared: `internal interface IStep { void Run(${parameters}); }\n${classes.join("\n")}`,
    names: spaces.map((name) => `global::${space}.${name}.Startup`),
  };
}

/** `var app = builder.Build();` */
function buildOf(
  tree: Tree,
  { list, names, types }: Part,
): { readonly statement: StatementSyntax; readonly builder: string } | undefined {
  if (names.length !== 1 || !/\.WebApplication$/.test(types[0] ?? "")) return undefined;
  for (const statement of list.statements) {
    const found = new RegExp(`^\\w+ ${names[0]} = (\\w+)\\.Build\\(\\);$`).exec(tree.text(statement));
    if (found?.[1] !== undefined) return { statement, builder: found[1] };
  }
  return undefined;
}

const moduleKinds: readonly Rewrite[] = [
  extraction("modules in an array", (part, { space }) => {
    const { declared, names } = modules(part, space);
    return {
      call: `foreach (var ${space} in new global::${space}.IStep[] { ${names.map((name) => `new ${name}()`).join(", ")} }) ${space}.Run(${part.handed});`,
      declared,
    };
  }),
  extraction("modules from the services", (part, { space, tree, edits }) => {
    const build = buildOf(tree, part);
    if (build === undefined) return undefined;
    const { declared, names } = modules(part, space);
    const added = names.map((name) => `${build.builder}.Services.AddSingleton<global::${space}.IStep, ${name}>(); `);
    edits.insert(part.file, build.statement.start, added.join(""));
    return {
      call: `foreach (var ${space} in ${part.handed}.Services.GetServices<global::${space}.IStep>()) ${space}.Run(${part.handed});`,
      declared,
    };
  }),
  extraction("modules by reflection", (part, { space }) => ({
    call: `foreach (var ${space} in typeof(global::${space}.IStep).Assembly.GetTypes().Where(type => typeof(global::${space}.IStep).IsAssignableFrom(type) && !type.IsInterface).OrderBy(type => type.FullName, System.StringComparer.Ordinal)) ((global::${space}.IStep)System.Activator.CreateInstance(${space})!).Run(${part.handed});`,
    declared: modules(part, space).declared,
  })),
  extraction("loop over delegates", ({ texts, parameters, types, handed }, { space }) => ({
    call: `foreach (var ${space} in new System.Action<${types.join(", ")}>[] { ${texts.map((_, at) => `global::${space}.Startup.Step${at}`).join(", ")} }) ${space}(${handed});`,
    declared: startup(texts.map((text, at) => `public static void Step${at}(${parameters}) { ${text} }`).join(" ")),
  })),
  extraction("iterator of delegates", ({ texts, parameters, types, handed }, { space }) => ({
    call: `foreach (var ${space} in global::${space}.Startup.Steps()) ${space}(${handed});`,
    declared: startup(
      `public static System.Collections.Generic.IEnumerable<System.Action<${types.join(", ")}>> Steps() { ${texts
        .map((_, at) => `yield return Step${at};`)
        .join(" ")} } ${texts.map((text, at) => `private static void Step${at}(${parameters}) { ${text} }`).join(" ")}`,
    ),
  })),
];

export const extractionKinds: readonly Rewrite[] = [...methods, ...moduleKinds];
