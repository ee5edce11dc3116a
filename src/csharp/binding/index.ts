/** What the stages above use of binding. */
export { findAttribute } from "./attributes.js";
export { expressionsIn, localFunctionsIn, returnedExpressions } from "./bodies.js";
export type { BoundExpression, SourceExpression } from "./bound-expression.js";
export { type Compilation, createCompilation } from "./compilation.js";
export { displayType } from "./display-type.js";
export {
  bindExpression,
  constantOf,
  locationOfExpression,
  textOfExpression as textOf,
  typeOfExpression,
} from "./expressions.js";
export { allInterfaces, baseTypes, membersOf } from "./hierarchy.js";
export { substituteType } from "./substitution.js";
export type * from "./symbols.js";
