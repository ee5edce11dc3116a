import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FolderEvents } from "../../src/files/folder-events.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { changesSince, type Recording, recordedFileSystem } from "../../src/files/recorded-file-system.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenon-recorded-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (name: string): string => join(folder, name);
const none = (): boolean => false;
const changed = (recording: Recording): readonly string[] =>
  changesSince(recording, nodeFileSystem(folder), none).map((one) => one.slice(folder.length + 1));

describe("a file", () => {
  const longAgo = new Date(2020, 1, 1);

  test.each(["written", "renamed"])("with other contents, the old size and the old time, %s", (way) => {
    writeFileSync(path("A.cs"), "class A;");
    utimesSync(path("A.cs"), longAgo, longAgo);
    const recording = recordedFileSystem(nodeFileSystem(folder));
    recording.fileSystem.readText("A.cs");
    expect(changed(recording)).toEqual([]);
    writeFileSync(path(way === "written" ? "A.cs" : "B.cs"), "class B;");
    if (way === "renamed") renameSync(path("B.cs"), path("A.cs"));
    utimesSync(path("A.cs"), longAgo, longAgo);
    expect(statSync(path("A.cs")).mtime).toEqual(longAgo);
    expect(changed(recording)).toEqual(["A.cs"]);
  });

  test("that is saved twice between two ticks of the file system's clock", () => {
    const real = nodeFileSystem(folder);
    const now = Date.now();
    // A clock that stands still.
    const stopped = {
      ...real,
      stat: (name: string) => {
        const found = real.stat(name);
        return found === undefined ? undefined : { ...found, modifiedMs: now, changedMs: now };
      },
    };
    writeFileSync(path("A.cs"), "class A;");
    const recording = recordedFileSystem(stopped);
    recording.fileSystem.readText("A.cs");
    expect(changesSince(recording, stopped, none)).toEqual([]);
    writeFileSync(path("A.cs"), "class B;");
    expect(changesSince(recording, stopped, none)).toEqual([path("A.cs")]);
  });
});

describe("a folder", () => {
  test("is told by the entries that came, went or became something else", () => {
    for (const name of ["Stays.cs", "Goes.cs", "Becomes"]) writeFileSync(path(name), "");
    const recording = recordedFileSystem(nodeFileSystem(folder));
    recording.fileSystem.list(".");
    rmSync(path("Goes.cs"));
    rmSync(path("Becomes"));
    mkdirSync(path("Becomes"));
    writeFileSync(path("Comes.cs"), "");
    expect([...changed(recording)].sort()).toEqual(["Becomes", "Comes.cs", "Goes.cs"]);
  });

  test.each([
    ".A.cs.swp",
    "4913",
    "A.cs~",
    "#A.cs#",
    ".#A.cs",
    "A.cs.tmp",
    "A.cs___jb_tmp___",
    "A.cs___jb_old___",
    "A.cs~RF1a2b3c.TMP",
    "4rfbtlnl.ovh~",
    ".goutputstream-A1B2C3",
    "A.cs.A1B2C3",
    ".A.cs.kate-swp",
    "Api.csproj.orig",
    ".tmpA1B2C3",
  ])("is the same with %s in it, which an editor puts there", (name) => {
    const recording = recordedFileSystem(nodeFileSystem(folder));
    recording.fileSystem.list(".");
    writeFileSync(path(name), "");
    expect(changed(recording)).toEqual([]);
  });

  test.each(["A.json.cs", "My.props.targets", "A.cs.cs", "Swap.cs", "tmp.cs"])("is another with %s in it", (name) => {
    const recording = recordedFileSystem(nodeFileSystem(folder));
    recording.fileSystem.list(".");
    writeFileSync(path(name), "");
    expect(changed(recording)).toEqual([name]);
  });

  test("is another with a folder in it, whatever that is called", () => {
    const recording = recordedFileSystem(nodeFileSystem(folder));
    recording.fileSystem.list(".");
    mkdirSync(path("Api.cs.Parts"));
    expect(changed(recording)).toEqual(["Api.cs.Parts"]);
  });
});

test("a folder in the place of another is heard", async () => {
  mkdirSync(path("watched"));
  mkdirSync(path("other"));
  const heard = new Set<string>();
  const events = new FolderEvents((one) => heard.add(one));
  const until = async (name: string): Promise<void> => {
    for (let waited = 0; waited < 20_000 && !heard.has(path(name)); waited += 20)
      await new Promise((later) => setTimeout(later, 20));
    expect([...heard]).toContain(path(name));
  };
  try {
    events.watch(new Set([path("watched")]));
    writeFileSync(path("watched/One.cs"), "");
    await until("watched/One.cs");
    renameSync(path("watched"), path("away"));
    renameSync(path("other"), path("watched"));
    events.watch(new Set([path("watched")]));
    writeFileSync(path("watched/Two.cs"), "");
    await until("watched/Two.cs");
  } finally {
    events.close();
  }
});
