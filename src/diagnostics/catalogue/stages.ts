/** The stages of a run, and the first code of each: its range ends where the next one begins. */
export const stages: readonly (readonly [from: number, title: string])[] = [
  [1000, "C# syntax"],
  [1200, "Projects and files"],
  [1400, "Metadata and binding"],
  [2000, "Operations: contracts, controllers, minimal APIs"],
  [2300, "Types"],
  [2500, "JSON settings"],
  [3000, "Output files"],
  [4000, "Coverage"],
  [4200, "Host configuration"],
  [5000, "OpenAPI import"],
  [6000, "Verify, and what diff compares"],
  [6100, "Diff: breaking"],
  [6200, "Diff: risky"],
  [6300, "Diff: safe"],
  [6400, "Diff: the calls of a front end"],
  [9000, "Command line"],
];
