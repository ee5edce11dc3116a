/** The programs that are rewritten: the servers that the judge of `test/judge` runs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findSmallServers, type SmallServer } from "../../scripts/judge/small-servers.js";
import { type Program, serverFolder } from "./program.js";

export interface JudgedServer {
  readonly program: Program;
  readonly server: SmallServer;
}

export function judgedServers(root: string): readonly JudgedServer[] {
  return findSmallServers(join(root, "test", "judge", "servers")).map((server) => ({
    server,
    program: {
      name: server.name,
      files: [{ path: `${serverFolder}/Program.cs`, text: readFileSync(server.file, "utf8") }],
      library: [],
      next: 0,
    },
  }));
}
