import { defineDiagnostics } from "../definition.js";

/** Code that is left out because it cannot be read. */
export const unreadDiagnostics = defineDiagnostics({
  declarationUnread: {
    code: "TN1035",
    severity: "warning",
    message:
      "This declaration cannot be read as C# {newest}, the newest version that Tenon knows, and is ignored. The project is compiled as C# {version}.",
    help: "If no request or response uses it, there is nothing to do. Otherwise update Tenon, or write the declaration in C# {newest}.",
  },
  codeUnread: {
    code: "TN1036",
    severity: "error",
    message:
      "This code cannot be read as C# {newest}, the newest version that Tenon knows; what it does is unknown. The project is compiled as C# {version}.",
    help: "Update Tenon, or write the statement in C# {newest}.",
  },
  typeUnread: {
    code: "TN1037",
    severity: "error",
    message: "A member of {type} cannot be read ({place}), so the JSON of {type} is unknown.",
    help: "Correct the member. If the C# compiler accepts it, update Tenon or write it in an older way.",
  },
  actionUnread: {
    code: "TN1038",
    severity: "error",
    message: "A member of {type} cannot be read ({place}). If it is an operation, it is left out.",
    help: "Correct the member. If the C# compiler accepts it, update Tenon or write it in an older way.",
  },
  directiveUnknown: {
    code: "TN1039",
    severity: "warning",
    message: "The directive #:{directive} of this file-based app is not known and is ignored.",
    help: "Tenon knows #:sdk, #:property, #:package, #:project, #:include and #:exclude. If this one adds sources, pass them to tenon too.",
  },
});
