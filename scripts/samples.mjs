/**
 * Samples with a generated client, and its folder. `gate` is a change of the C# that a gate refuses; the page of the sample shows
 * what it says.
 */
export const sampleClients = [
  {
    name: "taskboard",
    project: "samples/taskboard/TaskBoard.csproj",
    output: "samples/taskboard/web/src/api",
    gate: {
      file: "samples/taskboard/Tasks/TaskDto.cs",
      before: "    High,\n",
      after: "    High,\n    Urgent,\n",
      args: ["--project", "samples/taskboard", "--output", "samples/taskboard/web/src/api", "--zod", "--verify"],
    },
  },
  {
    name: "members",
    project: "samples/members/Members.csproj",
    output: "samples/members/web/src/api",
    gate: {
      file: "samples/members/Members/MemberEndpoints.cs",
      before: "        app.MapContract(MembersContract.Change, Change);\n",
      after: "",
      args: ["--project", "samples/members", "--check"],
    },
  },
  {
    name: "chat",
    project: "samples/chat/Chat.csproj",
    output: "samples/chat/web/src/api",
    gate: {
      file: "samples/chat/ChatHub.cs",
      before: "    Task Said(ChatMessage message);\n",
      after: "    Task Heard(ChatMessage message);\n",
      args: ["--project", "samples/chat", "--output", "samples/chat/web/src/api", "--zod", "--verify"],
    },
  },
];
