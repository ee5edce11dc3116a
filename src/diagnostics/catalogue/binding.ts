import { error, warning } from "../definition.js";

/** What cannot be bound is reported by the stage that needed it; here is only what no later stage could see. */
export const bindingDiagnostics = {
  inheritanceCircle: error(
    "TN1400",
    "{type} inherits from itself, directly or through its bases.",
    "Name another base class; `dotnet build` reports CS0146 here.",
  ),
  declaredTwice: warning(
    "TN1401",
    "{type} is declared more than once and not every declaration is partial; Tenon reads them as one type.",
    "Remove one of the declarations or mark all of them partial; `dotnet build` reports CS0101 or CS0260 here.",
  ),
};
