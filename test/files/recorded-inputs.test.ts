import { expect, test } from "vitest";
import type { FileSystem } from "../../src/files/file-system.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { recordInputs, sameInputs } from "../../src/files/recorded-inputs.js";

function filesOf(modifiedMs: number, text = "one"): FileSystem {
  const memory = memoryFileSystem({ "/pack/A.dll": text });
  return {
    ...memory,
    stat: (path) => {
      const found = memory.stat(path);
      return found === undefined ? undefined : { ...found, modifiedMs };
    },
  };
}

test("the time of a file counts where it was looked at, as for assemblies whose names are kept", () => {
  for (const looksAtTime of [false, true]) {
    const { record, fileSystem } = recordInputs({ fileSystem: filesOf(1), variables: {} });
    const found = fileSystem.stat("/pack/A.dll");
    if (looksAtTime) expect(found?.modifiedMs).toBe(1);
    expect(sameInputs(record(), { fileSystem: filesOf(1), variables: {} })).toBeDefined();
    expect(sameInputs(record(), { fileSystem: filesOf(2), variables: {} }) === undefined).toBe(looksAtTime);
    expect(sameInputs(record(), { fileSystem: filesOf(1, "longer"), variables: {} })).toBeUndefined();
  }
});

test("the names of variables count where they were listed, and the values of those that were asked for", () => {
  const { record, variables } = recordInputs({ fileSystem: filesOf(1), variables: { A: "1", B: "1" } });
  const isSame = (now: Readonly<Record<string, string>>): boolean =>
    sameInputs(record(), { fileSystem: filesOf(1), variables: now }) !== undefined;
  expect(variables.A).toBe("1");
  expect(isSame({ A: "1" })).toBe(true);
  expect(isSame({ A: "2", B: "1" })).toBe(false);
  expect(Reflect.ownKeys(variables)).toEqual(["A", "B"]);
  expect(isSame({ A: "1", B: "2" })).toBe(true);
  expect(isSame({ A: "1" })).toBe(false);
  expect(isSame({ A: "1", B: "1", C: "1" })).toBe(false);
});
