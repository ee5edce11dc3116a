export interface Behaviour {
  readonly row: string;
  readonly probes: readonly {
    readonly path: string;
    readonly status: number;
    readonly body?: string;
    readonly header?: readonly [string, string];
  }[];
}

export declare const behaviours: readonly Behaviour[];
export declare function judgeRow(row: Behaviour, prefixUrl: string): Promise<readonly string[]>;
