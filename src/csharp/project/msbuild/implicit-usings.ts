/** The namespaces that each SDK imports into every file when `ImplicitUsings` is on. */
export const baseUsings: readonly string[] = [
  "System",
  "System.Collections.Generic",
  "System.IO",
  "System.Linq",
  "System.Net.Http",
  "System.Threading",
  "System.Threading.Tasks",
];

export const addedByBlazor: readonly string[] = [
  "Microsoft.Extensions.Configuration",
  "Microsoft.Extensions.DependencyInjection",
  "Microsoft.Extensions.Logging",
];

export const addedByWorker: readonly string[] = [...addedByBlazor, "Microsoft.Extensions.Hosting"];

export const addedByWeb: readonly string[] = [
  ...addedByWorker,
  "System.Net.Http.Json",
  "Microsoft.AspNetCore.Builder",
  "Microsoft.AspNetCore.Hosting",
  "Microsoft.AspNetCore.Http",
  "Microsoft.AspNetCore.Routing",
];

export const addedByMSTest: readonly string[] = ["Microsoft.VisualStudio.TestTools.UnitTesting"];

/** What a file of a web project sees. */
export const webUsings: readonly string[] = [...baseUsings, ...addedByWeb];
