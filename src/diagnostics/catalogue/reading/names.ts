import { defineDiagnostics } from "../../definition.js";

/** The names that the client gives to what it has. */
export const nameDiagnostics = defineDiagnostics({
  operationNameTaken: {
    code: "TN2104",
    severity: "error",
    message: "{service} has two operations named {name}: {first} and {second}.",
    help: "Rename one of the two; the client cannot have two functions with the same name.",
  },
  parameterNameTaken: {
    code: "TN2125",
    severity: "error",
    message: "{operation} has two parameters that the client would call {name}.",
    help: "Rename one of the two in C#.",
  },
  nameTaken: {
    code: "TN2161",
    severity: "note",
    message: "The {what} {csharpName} is named {name} because its own name is already taken.",
    help: "To choose the name yourself, rename one of the two in C#.",
  },
  endpointNameUnread: {
    code: "TN2204",
    severity: "warning",
    message: "An argument of {call} is computed at run time, so the client names {operation} without it.",
    help: "Give it a literal, a const or nameof(…), or remove the call to accept the name.",
  },
});
