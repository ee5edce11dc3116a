import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../dotnet-server.js";

/** ASP.NET's own `EndpointDataSource` of a server, read by a startup hook; the server stops by itself. */
export function endpointTable(
  name: string,
  assembly: string,
  contentRoot: string,
  startupHook: string,
): readonly string[] {
  const file = join(root, `artifacts/live/${name}.endpoints`);
  rmSync(file, { force: true });
  const result = spawnSync(
    "dotnet",
    [assembly, "--urls", "http://127.0.0.1:0", "--contentRoot", join(root, contentRoot)],
    {
      cwd: root,
      encoding: "utf8",
      env: {
        ...process.env,
        ASPNETCORE_ENVIRONMENT: "Production",
        ROUTE_TABLE: file,
        DOTNET_STARTUP_HOOKS: startupHook,
      },
    },
  );
  if (result.status !== 0)
    throw new Error(`${assembly} ended with ${result.status}:\n${result.stdout}${result.stderr}`);
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => {
      const { Route, Methods, Action } = JSON.parse(line) as EndpointRow;
      return (Methods === null || Methods.length === 0 ? ["*"] : Methods).map((method) => row(method, Route, Action));
    })
    .sort();
}

interface EndpointRow {
  readonly Route: string;
  readonly Methods: readonly string[] | null;
  /** Of a controller. */
  readonly Action: string | null;
}

/** What `--routes --format json` says, in the same words. */
export function routesOf(tool: string, project: string): readonly string[] {
  const result = spawnSync(process.execPath, [tool, "--project", project, "--routes", "--format", "json"], {
    cwd: root,
    encoding: "utf8",
  });
  if (result.status !== 0) throw new Error(`tenon --routes ended with ${result.status}:\n${result.stdout}`);
  const { routes } = JSON.parse(result.stdout) as {
    readonly routes: readonly { method: string; route: string; source: string; handler: string }[];
  };
  return routes
    .map(({ method, route, source, handler }) => row(method, route, source === "controller" ? handler : null))
    .sort();
}

/** A slash at either end of a template is not part of the pattern, although ASP.NET keeps it in its text. */
function row(method: string, route: string, action: string | null): string {
  return `${method} /${route.replace(/^\/|\/$/g, "")}${action === null ? "" : ` ${action}`}`;
}
