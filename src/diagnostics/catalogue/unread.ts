import { error, warning } from "../definition.js";

/** Code that is left out because it cannot be read. */
export const unreadDiagnostics = {
  declarationUnread: warning(
    "TN1035",
    "This declaration cannot be read as C# {newest}, the newest version that Tenon knows, and is ignored. The project is compiled as C# {version}.",
    "If no request or response uses it, there is nothing to do. Otherwise update Tenon, or write the declaration in C# {newest}.",
  ),
  codeUnread: error(
    "TN1036",
    "This code cannot be read as C# {newest}, the newest version that Tenon knows; what it does is unknown. The project is compiled as C# {version}.",
    "Update Tenon, or write the statement in C# {newest}.",
  ),
  typeUnread: error(
    "TN1037",
    "A member of {type} cannot be read ({place}), so the JSON of {type} is unknown.",
    "Correct the member. If the C# compiler accepts it, update Tenon or write it in an older way.",
  ),
  actionUnread: error(
    "TN1038",
    "A member of {type} cannot be read ({place}). If it is an operation, it is left out.",
    "Correct the member. If the C# compiler accepts it, update Tenon or write it in an older way.",
  ),
  directiveUnknown: warning(
    "TN1039",
    "The directive #:{directive} of this file-based app is not known and is ignored.",
    "Tenon knows #:sdk, #:property, #:package, #:project, #:include and #:exclude. If this one adds sources, pass them to tenon too.",
  ),
};
