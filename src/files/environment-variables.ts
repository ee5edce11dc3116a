/** Environment variables as the process has them. Windows ignores the case of their names; `process.env` does that itself. */
// biome-ignore lint/plugin: `process.env` is such an object; `variable` looks a name up safely
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** A variable whose name comes from a project: `toString` is not one just because every object has it. */
export function variable(variables: EnvironmentVariables, name: string): string | undefined {
  return Object.hasOwn(variables, name) ? variables[name] : undefined;
}
