import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTool } from "../build-tool.js";
import { extent } from "../extent.js";

// One process watches one project through every way in which files change; each step waits for what must come of it.
const folder = mkdtempSync(join(tmpdir(), "tenon-watch-"));
const app = join(folder, "src", "App");
const output = join(folder, "client");
/** Git writes them one by one, in each of three states. */
const checkedOut = extent === "long" ? 1000 : 250;
let process_: ChildProcess;
let said = "";
let tool = "";

const source = (properties: string): string =>
  `namespace App; public record Item(${properties}, string Note); [Tenon.ContractType] public record Box(Item Item);`;
const file = (name: string): string => join(app, name);
/** Everything that is generated at the moment. */
const types = (): string => {
  try {
    return readdirSync(output, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(output, name), "utf8"))
      .join("\n");
  } catch {
    // It is written at this moment.
    return "";
  }
};

async function until(what: string, isTrue: () => boolean): Promise<void> {
  for (let waited = 0; waited < 50_000; waited += 50) {
    if (isTrue()) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`${what} did not happen. It said:\n${said}\nTypes:\n${types()}`);
}

/** As many editors save: a new file is moved over the old one. */
function saveByRename(path: string, text: string): void {
  writeFileSync(`${path}.tmp~`, text);
  renameSync(`${path}.tmp~`, path);
}

beforeAll(async () => {
  mkdirSync(app, { recursive: true });
  writeFileSync(
    file("App.csproj"),
    `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>`,
  );
  writeFileSync(file("Item.cs"), source("int FirstName"));
  tool = await buildTool(folder);
  process_ = spawn(process.execPath, [tool, "--project", file("App.csproj"), "--output", output, "--watch"]);
  process_.stderr?.on("data", (data) => {
    said += data;
  });
  await until("the first run", () => said.includes("Watching") && types().includes("firstName"));
});

afterAll(() => {
  process_.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

describe("watch", () => {
  test("hears a file that is saved in place", async () => {
    writeFileSync(file("Item.cs"), source("int SecondName"));
    await until("the second name", () => types().includes("secondName"));
  });

  test("hears a file that is saved by renaming, again and again", async () => {
    for (const name of ["Third", "Fourth", "Fifth"]) {
      saveByRename(file("Item.cs"), source(`int ${name}Name`));
      await until(`the name ${name}`, () => types().includes(`${name.toLowerCase()}Name`));
    }
  });

  test("hears new, renamed and deleted files, in new folders too", async () => {
    mkdirSync(file("Parts"));
    writeFileSync(
      file("Parts/Extra.cs"),
      "namespace App; [Tenon.ContractType] public record Extra(int SixthName, int Other);",
    );
    await until("the new type", () => types().includes("sixthName"));
    renameSync(file("Parts/Extra.cs"), file("Parts/Moved.cs"));
    writeFileSync(
      file("Parts/Moved.cs"),
      "namespace App; [Tenon.ContractType] public record Extra(int SeventhName, int Other);",
    );
    await until("the renamed file", () => types().includes("seventhName"));
    rmSync(file("Parts"), { recursive: true });
    await until("the deleted file", () => !types().includes("seventhName"));
  });

  test("handles a burst of saves once, at its end", async () => {
    for (let at = 0; at < 300; at++) saveByRename(file(`Burst${at}.cs`), `namespace App; class Burst${at} { }`);
    saveByRename(file("Item.cs"), source("int EighthName"));
    await until("the last of them", () => types().includes("eighthName"));
  });

  test("takes no notice of what editors put beside a file", async () => {
    const before = said;
    const beside = [".Item.cs.swp", "4913", "Item.cs~", "#Item.cs#", "Item.cs.tmp"];
    for (const name of beside) writeFileSync(file(name), "");
    // The next change shows that the ones before it were seen and passed over.
    await new Promise((later) => setTimeout(later, 2500));
    for (const name of beside) rmSync(file(name));
    saveByRename(file("Item.cs"), source("int SwappedName"));
    await until("the change", () => types().includes("swappedName"));
    // What is left of the burst before may still be heard here, on a busy machine.
    const changed = said.slice(before.length).match(/^Changed: .*$/gm) ?? [];
    expect(changed.filter((line) => !/\bBurst\d/.test(line))).toEqual([expect.stringMatching(/\bItem\.cs$/)]);
    for (const name of beside) expect(changed.join("\n")).not.toContain(name);
  });

  test("hears a thousand files that are replaced at once", async () => {
    const text = (at: number, word: string): string => `namespace App; class Many${at} { int ${word}; }`;
    mkdirSync(file("Many"));
    for (let at = 0; at < 1000; at++) writeFileSync(file(`Many/Many${at}.cs`), text(at, "Old"));
    writeFileSync(file("Many/Last.cs"), "namespace App; [Tenon.ContractType] public record Last(int OldLast, int B);");
    await until("the first state", () => types().includes("oldLast"));
    for (let at = 0; at < 1000; at++) saveByRename(file(`Many/Many${at}.cs`), text(at, "New"));
    saveByRename(file("Many/Last.cs"), "namespace App; [Tenon.ContractType] public record Last(int NewLast, int B);");
    await until("the second state", () => types().includes("newLast"));
    rmSync(file("Many"), { recursive: true });
    await until("the end of them", () => !types().includes("newLast"));
  });

  test("hears a referenced project, from when it is referenced", async () => {
    const library = join(folder, "src", "Library");
    const settings = "<TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable>";
    mkdirSync(library);
    writeFileSync(
      join(library, "Library.csproj"),
      `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup>${settings}</PropertyGroup></Project>`,
    );
    const shared = (name: string): string => `namespace Library; public record Shared(int ${name}, int Other);`;
    writeFileSync(join(library, "Shared.cs"), shared("OneShared"));
    writeFileSync(
      file("App.csproj"),
      `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup>${settings}</PropertyGroup><ItemGroup><ProjectReference Include="../Library/Library.csproj" /></ItemGroup></Project>`,
    );
    writeFileSync(
      file("Item.cs"),
      "namespace App; [Tenon.ContractType] public record Box(Library.Shared Shared, int Note);",
    );
    await until("the type of the other project", () => types().includes("oneShared"));
    saveByRename(join(library, "Shared.cs"), shared("TwoShared"));
    await until("the edit of the other project", () => types().includes("twoShared"));
  });

  test("hears a Directory.Build.props that appears above the project", async () => {
    writeFileSync(
      file("Item.cs"),
      `${source("int NinthName")}\n#if LATER\n#error never\n#endif\n#if EXTRA
[Tenon.ContractType] public record FromProps(int TenthName, int Other);\n#endif\n`,
    );
    await until("the ninth name", () => types().includes("ninthName"));
    writeFileSync(
      join(folder, "Directory.Build.props"),
      "<Project><PropertyGroup><DefineConstants>$(DefineConstants);EXTRA</DefineConstants></PropertyGroup></Project>",
    );
    await until("the type that the symbol brings", () => types().includes("tenthName"));
  });

  test(`hears \`git checkout\` of ${checkedOut} files`, { timeout: 240_000 }, async () => {
    const git = (...args: readonly string[]): void => {
      const identity = ["-c", "user.name=t", "-c", "user.email=t@t", "-c", "commit.gpgsign=false"];
      execFileSync("git", [...identity, ...args], { cwd: app, stdio: "ignore" });
    };
    const write = (word: string): void => {
      for (let at = 0; at < checkedOut; at++)
        writeFileSync(file(`Git/Git${at}.cs`), `namespace App; class Git${at} { int ${word}; }`);
      writeFileSync(
        file("Git/Last.cs"),
        `namespace App; [Tenon.ContractType] public record Last(int ${word}Last, int B);`,
      );
    };
    mkdirSync(file("Git"));
    git("init", "-q");
    write("Old");
    git("add", "-A");
    git("commit", "-qm", "old");
    await until("the first commit", () => types().includes("oldLast"));
    write("New");
    git("add", "-A");
    git("commit", "-qm", "new");
    await until("the second commit", () => types().includes("newLast"));
    git("checkout", "-q", "HEAD~1");
    await until("the first again", () => types().includes("oldLast") && !types().includes("newLast"));
    rmSync(file(".git"), { recursive: true });
    rmSync(file("Git"), { recursive: true });
    await until("the end of them", () => !types().includes("oldLast"));
  });

  test("keeps the last good output while the code is broken, shows the error once, and says when it is gone", async () => {
    const good = types();
    const before = said.length;
    writeFileSync(file("Item.cs"), "namespace App; public record Item(int");
    await until("the error", () => /error TN\d+/.test(said.slice(before)));
    expect(types()).toBe(good);
    writeFileSync(file("Other.cs"), "namespace App; class Other { }");
    await until("another change", () => /^Changed: .*Other\.cs|^Changed: .*App\b/m.test(said.slice(before)));
    expect(types()).toBe(good);
    writeFileSync(file("Item.cs"), source("int EleventhName"));
    await until("the recovery", () => types().includes("eleventhName"));
    await until("that it is said", () => said.slice(before).includes("No errors any more."));
    expect(said.slice(before).match(/: error TN1\d+/g)).toHaveLength(1);
  });

  test("says on one line what changed, and ends on Ctrl-C with 0", async () => {
    expect(said).toMatch(/^Changed: .*Item\.cs$/m);
    const ended = new Promise((finished) => process_.once("exit", finished));
    process_.kill("SIGINT");
    expect(await ended).toBe(0);
  });
});

test("watch hears the host.json of a functions app, from when there is one", async () => {
  const functions = join(folder, "Functions");
  const client = join(folder, "functions-client", "client", "items.ts");
  mkdirSync(functions);
  writeFileSync(
    join(functions, "Functions.csproj"),
    `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup><ItemGroup><PackageReference Include="Microsoft.Azure.Functions.Worker" Version="2.0.0" /></ItemGroup></Project>`,
  );
  writeFileSync(
    join(functions, "Items.cs"),
    `using Microsoft.AspNetCore.Http; using Microsoft.Azure.Functions.Worker; namespace App;
public class Items { [Function("Get")] public string Get([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "items")] HttpRequest request) => ""; }`,
  );
  const args = ["--project", join(functions, "Functions.csproj"), "--served"];
  const watching = spawn(process.execPath, [tool, ...args, "--output", join(folder, "functions-client"), "--watch"]);
  const text = (): string => {
    try {
      return readFileSync(client, "utf8");
    } catch {
      return "";
    }
  };
  const prefix = (name: string): string =>
    `{ "version": "2.0", "extensions": { "http": { "routePrefix": "${name}" } } }`;
  try {
    await until("the usual prefix", () => text().includes("api/items"));
    writeFileSync(join(functions, "host.json"), prefix("first"));
    await until("the first prefix", () => text().includes("first/items"));
    saveByRename(join(functions, "host.json"), prefix("second"));
    await until("the second prefix", () => text().includes("second/items"));
    rmSync(join(functions, "host.json"));
    await until("the usual prefix again", () => text().includes("api/items"));
  } finally {
    watching.kill("SIGKILL");
  }
});
