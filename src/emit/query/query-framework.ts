/** The packages of TanStack Query. Each has the types of its core, which is all that the generated code imports. */
const packages = {
  react: "@tanstack/react-query",
  vue: "@tanstack/vue-query",
  solid: "@tanstack/solid-query",
  svelte: "@tanstack/svelte-query",
  angular: "@tanstack/angular-query-experimental",
  core: "@tanstack/query-core",
} as const;

export type QueryFramework = keyof typeof packages;

export const queryFrameworks: readonly QueryFramework[] = ["react", "vue", "solid", "svelte", "angular", "core"];

export function queryPackage(framework: QueryFramework): string {
  return packages[framework];
}
