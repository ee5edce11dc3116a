/** Why a text cannot be parsed, and where. Thrown inside one reader and caught by `readDocument`, never further. */
export class SyntaxProblem extends Error {
  constructor(
    readonly reason: string,
    readonly offset: number,
    readonly kind: "syntax" | "limit" = "syntax",
  ) {
    super(reason);
  }
}

/** Documents nested deeper than this are refused: no real one comes near, and the way through one is recursive. */
export const maximumDepth = 400;
