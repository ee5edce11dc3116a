import { error, note, warning } from "../../definition.js";

/** The names that the client gives to what it has. */
export const nameDiagnostics = {
  operationNameTaken: error(
    "TN2104",
    "{service} has two operations named {name}: {first} and {second}.",
    "Rename one of the two; the client cannot have two functions with the same name.",
  ),
  parameterNameTaken: error(
    "TN2125",
    "{operation} has two parameters that the client would call {name}.",
    "Rename one of the two in C#.",
  ),
  nameTaken: note(
    "TN2161",
    "The {what} {csharpName} is named {name} because its own name is already taken.",
    "To choose the name yourself, rename one of the two in C#.",
  ),
  endpointNameUnread: warning(
    "TN2204",
    "An argument of {call} is computed at run time, so the client names {operation} without it.",
    "Give it a literal, a const or nameof(…), or remove the call to accept the name.",
  ),
};
