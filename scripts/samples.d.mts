export interface SampleGate {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly args: readonly string[];
}

export interface SampleClient {
  readonly name: string;
  readonly project: string;
  readonly output: string;
  readonly gate: SampleGate;
}

export const sampleClients: readonly SampleClient[];
