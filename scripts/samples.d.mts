export declare const sampleClients: readonly {
  readonly name: string;
  readonly project: string;
  readonly output: string;
}[];
