import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import "./all-commands.js";
import { run } from "../../src/cli/run.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";

// How many of the reference packs' three hundred assemblies a run opens: a count, which does not depend on how busy the machine is.

const samples = fileURLToPath(new URL("../../samples", import.meta.url));
const store = new Map<string, Buffer>();
const kept = {
  read: (name: string) => store.get(name),
  write: (name: string, data: Uint8Array) => void store.set(name, Buffer.from(data)),
};

async function opened(...args: readonly string[]): Promise<number> {
  const files = nodeFileSystem();
  let count = 0;
  await run({
    args: [...args, "--quiet"],
    variables: process.env,
    fileSystem: {
      ...files,
      readBytes: (path) => {
        if (path.endsWith(".dll")) count++;
        return files.readBytes(path);
      },
    },
    kept,
    build: "test",
    colour: false,
    out: () => {},
    error: () => {},
  });
  return count;
}

const projects = ["taskboard", "members", "functions-images"].map((name) => {
  const file = readdirSync(`${samples}/${name}`).find((entry) => entry.endsWith(".csproj"));
  return `${samples}/${name}/${file}`;
});

test.each(projects)(
  "the names of the packs are read once, and then a few assemblies are opened: %s",
  async (project) => {
    await opened("--project", project, "--routes");
    for (const command of ["--routes", "--check"]) {
      const count = await opened("--project", project, command);
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(60);
    }
  },
);
