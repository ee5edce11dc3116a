/** Environment variables as the process has them. Windows ignores the case of their names; `process.env` does that itself. */
// biome-ignore lint/plugin: `process.env` is such an object; `variable` looks a name up safely
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** A variable whose name comes from a project: `toString` is not one just because every object has it. */
function variable(variables: EnvironmentVariables, name: string): string | undefined {
  return Object.hasOwn(variables, name) ? variables[name] : undefined;
}

/** Looks each name up once: the environment of the process answers slowly. */
export function variableLookup(variables: EnvironmentVariables): VariableLookup {
  const answers = new Map<string, string | undefined>();
  return (name) => {
    if (!answers.has(name)) answers.set(name, variable(variables, name));
    return answers.get(name);
  };
}

export type VariableLookup = (name: string) => string | undefined;
