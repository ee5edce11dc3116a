/** Samples with a generated client, and its folder. */
export const sampleClients = [
  { name: "taskboard", project: "samples/taskboard/TaskBoard.csproj", output: "samples/taskboard/web/src/api" },
  { name: "members", project: "samples/members/Members.csproj", output: "samples/members/web/src/api" },
];
