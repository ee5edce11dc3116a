/** A place where the two sides differ. */
export interface Mismatch {
  readonly kind: string;
  readonly place: string;
  readonly text: string;
}

/** Counts what was compared, by kind, and remembers where it differed. */
export class Tally {
  readonly #compared = new Map<string, number>();
  readonly mismatches: Mismatch[] = [];

  compared(kind: string, count = 1): void {
    this.#compared.set(kind, (this.#compared.get(kind) ?? 0) + count);
  }

  differs(kind: string, place: string, text: string): void {
    if (!this.#compared.has(kind)) this.#compared.set(kind, 0);
    this.mismatches.push({ kind, place, text });
  }

  get total(): number {
    let total = 0;
    for (const count of this.#compared.values()) total += count;
    return total;
  }

  /** One line a kind, then the first places of those that differ. */
  render(title: string, placesEach: number): string {
    const byKind = new Map<string, Mismatch[]>();
    for (const mismatch of this.mismatches) {
      const known = byKind.get(mismatch.kind);
      if (known === undefined) byKind.set(mismatch.kind, [mismatch]);
      else known.push(mismatch);
    }
    const kinds = [...this.#compared.keys()].sort();
    const width = Math.max(title.length, ...kinds.map((kind) => kind.length));
    const lines = [`${title.padEnd(width)}  ${"compared".padStart(10)}  ${"mismatches".padStart(10)}`];
    for (const kind of kinds) {
      const differing = byKind.get(kind) ?? [];
      const compared = String(this.#compared.get(kind)).padStart(10);
      lines.push(`${kind.padEnd(width)}  ${compared}  ${String(differing.length).padStart(10)}`);
      for (const { place, text } of differing.slice(0, placesEach)) lines.push(`    ${place}: ${text}`);
    }
    return lines.join("\n");
  }
}
