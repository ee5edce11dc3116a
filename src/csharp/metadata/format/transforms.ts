/**
 * What attributes add to a type that its signature cannot say: nullable annotations, tuple names, `dynamic`. Each is a flat
 * list in the order in which a walk over the type meets its parts, outermost first; a signature is read in that very order.
 */
import type { AnnotatedType } from "../../binding/symbols/symbols.js";

type Nullability = AnnotatedType["nullability"];

export interface TypeTransforms {
  /** One flag for the whole type, or one for each part. */
  readonly nullable: number | readonly number[];
  readonly tupleNames: readonly (string | undefined)[] | undefined;
  /** `true` alone: the type itself is `dynamic`. */
  readonly dynamic: readonly boolean[] | true | undefined;
}

export const noTransforms: TypeTransforms = { nullable: 0, tupleNames: undefined, dynamic: undefined };

/** Hands out the flags one part after the other while a signature is read. */
export class TransformCursor {
  readonly #transforms: TypeTransforms;
  #nullable = 0;
  #dynamic = 0;
  #names = 0;

  constructor(transforms: TypeTransforms) {
    this.#transforms = transforms;
  }

  nextNullability(): Nullability {
    const { nullable } = this.#transforms;
    const flag = typeof nullable === "number" ? nullable : (nullable[this.#nullable++] ?? 0);
    return flag === 1 ? "notAnnotated" : flag === 2 ? "annotated" : "oblivious";
  }

  nextIsDynamic(): boolean {
    const { dynamic } = this.#transforms;
    if (dynamic === undefined) return false;
    if (dynamic === true) return this.#dynamic++ === 0;
    return dynamic[this.#dynamic++] ?? false;
  }

  nextNames(count: number): readonly (string | undefined)[] {
    const { tupleNames } = this.#transforms;
    const start = this.#names;
    this.#names += count;
    return Array.from({ length: count }, (_, i) => tupleNames?.[start + i]);
  }
}
