import { error, warning } from "../definition.js";

export const syntaxDiagnostics = {
  fileTooLarge: error(
    "TN1000",
    "The file has {detail} bytes, more than Tenon reads as C# source.",
    "Leave the file out of the project, or split it.",
  ),
  notUtf8: warning(
    "TN1001",
    "The file is not valid UTF-8 from here on; it was read as Windows-1252, as the C# compiler does.{detail}",
    "Save the file as UTF-8.",
  ),
  nestedTooDeeply: error(
    "TN1002",
    "The code is nested too deeply here; the inner part was left out.{detail}",
    "Break up the expression or the blocks; the C# compiler gives up at such depths too.",
  ),
  unexpectedCharacter: error(
    "TN1010",
    "This character cannot start anything in C#.{detail}",
    "Remove it, or put it in a string or a comment.",
  ),
  unterminatedString: error(
    "TN1011",
    "This string is not closed.{detail}",
    "Close it with the quotation marks that opened it.",
  ),
  unterminatedComment: error("TN1012", "This comment is not closed.{detail}", "Close it with */."),
  unterminatedCharacter: error(
    "TN1013",
    "The character literal is empty or not closed.{detail}",
    "Write one character between two apostrophes.",
  ),
  unclosedIf: error("TN1021", "This #if has no #endif.{detail}", "Add the missing #endif."),
  directiveWithoutIf: error(
    "TN1022",
    "This directive has no matching #if.{detail}",
    "Remove the directive, or add the #if before it.",
  ),
  errorDirective: warning(
    "TN1023",
    "#error: {detail}",
    "The C# compiler stops here. Check the symbols the project defines.",
  ),
  unknownDirective: error(
    "TN1024",
    "'#{detail}' is not a C# directive.",
    "Correct the directive; see https://learn.microsoft.com/dotnet/csharp/language-reference/preprocessor-directives.",
  ),
  badDirectiveCondition: error(
    "TN1025",
    "The condition '{detail}' is not a valid expression of symbols.",
    "Use only symbols, true, false, !, &&, ||, ==, != and parentheses.",
  ),
  tokenMissing: error(
    "TN1030",
    "{detail} is missing here.",
    "Check the code before this place. If it compiles, Tenon cannot read it yet: please report it.",
  ),
  expressionMissing: error(
    "TN1031",
    "An expression is missing here.{detail}",
    "Check the code around this place. If it compiles, Tenon cannot read it yet: please report it.",
  ),
  typeMissing: error(
    "TN1032",
    "A type is missing here.{detail}",
    "Check the code around this place. If it compiles, Tenon cannot read it yet: please report it.",
  ),
  unexpectedToken: error(
    "TN1033",
    "'{detail}' does not belong here and was skipped.",
    "Check braces and semicolons before this place. If it compiles, Tenon cannot read it yet: please report it.",
  ),
  memberUnreadable: error(
    "TN1034",
    "A member of a type or namespace was expected here.{detail}",
    "Check braces and semicolons before this place. If it compiles, Tenon cannot read it yet: please report it.",
  ),
};
