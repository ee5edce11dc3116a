import { defineDiagnostics } from "../definition.js";

export const syntaxDiagnostics = defineDiagnostics({
  fileTooLarge: {
    code: "TN1000",
    severity: "error",
    message: "The file has {detail} bytes, more than Tenon reads as C# source.",
    help: "Leave the file out of the project, or split it.",
  },
  notUtf8: {
    code: "TN1001",
    severity: "warning",
    message: "The file is not valid UTF-8 from here on; it was read as Windows-1252, as the C# compiler does.{detail}",
    help: "Save the file as UTF-8.",
  },
  nestedTooDeeply: {
    code: "TN1002",
    severity: "error",
    message: "The code is nested too deeply here; the inner part was left out.{detail}",
    help: "Break up the expression or the blocks; the C# compiler gives up at such depths too.",
  },
  unexpectedCharacter: {
    code: "TN1010",
    severity: "error",
    message: "This character cannot start anything in C#.{detail}",
    help: "Remove it, or put it in a string or a comment.",
  },
  unterminatedString: {
    code: "TN1011",
    severity: "error",
    message: "This string is not closed.{detail}",
    help: "Close it with the quotation marks that opened it.",
  },
  unterminatedComment: {
    code: "TN1012",
    severity: "error",
    message: "This comment is not closed.{detail}",
    help: "Close it with */.",
  },
  unterminatedCharacter: {
    code: "TN1013",
    severity: "error",
    message: "The character literal is empty or not closed.{detail}",
    help: "Write one character between two apostrophes.",
  },
  unclosedIf: {
    code: "TN1021",
    severity: "error",
    message: "This #if has no #endif.{detail}",
    help: "Add the missing #endif.",
  },
  directiveWithoutIf: {
    code: "TN1022",
    severity: "error",
    message: "This directive has no matching #if.{detail}",
    help: "Remove the directive, or add the #if before it.",
  },
  errorDirective: {
    code: "TN1023",
    severity: "warning",
    message: "#error: {detail}",
    help: "The C# compiler stops here. Check the symbols the project defines.",
  },
  unknownDirective: {
    code: "TN1024",
    severity: "error",
    message: "'#{detail}' is not a C# directive.",
    help: "Correct the directive; see https://learn.microsoft.com/dotnet/csharp/language-reference/preprocessor-directives.",
  },
  badDirectiveCondition: {
    code: "TN1025",
    severity: "error",
    message: "The condition '{detail}' is not a valid expression of symbols.",
    help: "Use only symbols, true, false, !, &&, ||, ==, != and parentheses.",
  },
  tokenMissing: {
    code: "TN1030",
    severity: "error",
    message: "{detail} is missing here.",
    help: "Check the code before this place. If it compiles, Tenon cannot read it yet: please report it.",
  },
  expressionMissing: {
    code: "TN1031",
    severity: "error",
    message: "An expression is missing here.{detail}",
    help: "Check the code around this place. If it compiles, Tenon cannot read it yet: please report it.",
  },
  typeMissing: {
    code: "TN1032",
    severity: "error",
    message: "A type is missing here.{detail}",
    help: "Check the code around this place. If it compiles, Tenon cannot read it yet: please report it.",
  },
  unexpectedToken: {
    code: "TN1033",
    severity: "error",
    message: "'{detail}' does not belong here and was skipped.",
    help: "Check braces and semicolons before this place. If it compiles, Tenon cannot read it yet: please report it.",
  },
  memberUnreadable: {
    code: "TN1034",
    severity: "error",
    message: "A member of a type or namespace was expected here.{detail}",
    help: "Check braces and semicolons before this place. If it compiles, Tenon cannot read it yet: please report it.",
  },
});
