/** What a run collects over all documents. */

export interface KindCount {
  readonly documents: Set<string>;
  number: number;
  /** How many of them a property says of itself. */
  facts: number;
}

export class Findings {
  /** What is wrong. */
  readonly problems: string[] = [];
  /** Differences after the round trip. */
  readonly kinds = new Map<string, KindCount>();
  /** Why types are not assignable. */
  readonly reasons = new Map<string, number>();

  /** `shown`: the kinds whose places are printed, by how they begin. */
  constructor(private readonly shown: string | undefined) {}

  /** Told at once as well: a run takes its time. */
  problem(line: string): void {
    this.problems.push(line);
    console.error(line);
  }

  place(kind: string, line: () => string): void {
    if (this.shown !== undefined && kind.startsWith(this.shown)) console.log(line());
  }

  difference(kind: string, document: string, isFact: boolean): void {
    const count = this.kinds.get(kind) ?? { documents: new Set<string>(), number: 0, facts: 0 };
    this.kinds.set(kind, count);
    count.documents.add(document);
    count.number++;
    if (isFact) count.facts++;
  }

  reason(text: string): void {
    this.reasons.set(text, (this.reasons.get(text) ?? 0) + 1);
  }
}

export function shorten(value: unknown): string {
  const text = String(value).replace(/\s+/g, " ");
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
