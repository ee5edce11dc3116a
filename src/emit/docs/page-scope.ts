import { type Contract, typesById } from "../../contract/contract.js";
import type { InputStyle } from "../../contract/names/named-inputs.js";
import type { Operation } from "../../contract/operation.js";
import { compareOrdinal } from "../../contract/order.js";
import type { ServedState } from "../../contract/served-state.js";
import { type Direction, type Shape, type Shapes, shapesOf } from "../../contract/shapes.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import type { TypeId } from "../../contract/type-use.js";
import type { ExampleContext } from "../examples/example.js";
import { finiteTypes } from "../examples/finite-types.js";
import { withParameterTypes } from "../typescript/parameter-types.js";

/** What every part of the page asks about the API as a whole. */
export interface PageScope {
  readonly contract: Contract;
  readonly types: ReadonlyMap<TypeId, TypeDeclaration>;
  readonly shapes: Shapes;
  /** Every form of every type, by name. */
  readonly declared: readonly Shape[];
  /** Undefined where there is no server to compare with. */
  readonly states: ReadonlyMap<Operation, ServedState> | undefined;
  /** How the client's functions are called. */
  readonly inputs: InputStyle;
  examples(direction: Direction): ExampleContext;
}

/** Types have the names that they have in the client. */
export function pageScope(whole: Contract, states: PageScope["states"], inputs: InputStyle): PageScope {
  const contract = withParameterTypes(whole);
  const types = typesById(contract);
  const context = (direction: Direction): ExampleContext => ({
    types,
    direction,
    finite: finiteTypes(types, direction),
    inside: new Set(),
  });
  const shapes = shapesOf(contract);
  const [sent, answered] = [context("sent"), context("answered")];
  return {
    contract,
    types,
    shapes,
    declared: [...shapes.all].sort((a, b) => compareOrdinal(a.name, b.name)),
    states,
    inputs,
    examples: (direction) => (direction === "sent" ? sent : answered),
  };
}
