/** A row of test/host/function-rules.json. */
export interface Row {
  readonly rule: string;
  readonly functions: string;
  readonly served: boolean;
  readonly program?: string;
  readonly hostJson?: string;
  readonly variables?: Record<string, string>;
  readonly key?: boolean;
}

export interface Table {
  readonly trigger: string;
  readonly answer: string;
  readonly program: string;
  readonly hostJson: string;
  readonly usings: string;
  readonly contract: string;
  readonly rows: readonly Row[];
}

export interface Assemblies {
  readonly proto: string;
  readonly generator: string;
  readonly libraries: readonly string[];
}

export interface Trigger {
  readonly name: string;
  readonly type: string;
  readonly route?: string;
  readonly methods?: readonly string[];
  readonly authLevel?: string;
}

export interface WorkerFunction {
  readonly id: string;
  readonly name: string;
  readonly trigger: Trigger;
  /** Why the worker could not load it. */
  readonly error: string | undefined;
}

/** What a client gets. */
export interface HttpAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  readonly why?: string | undefined;
}

export interface Invocation extends Pick<WorkerFunction, "id" | "trigger"> {
  readonly path: string;
  readonly values: Record<string, string>;
  readonly headers: Record<string, string>;
}

export interface Worker {
  readonly functions: readonly WorkerFunction[];
  readonly invoke: (invocation: Invocation) => Promise<HttpAnswer>;
  readonly stop: () => Promise<void>;
}

export interface WorkerOptions {
  readonly folder: string;
  readonly variables: Record<string, string>;
}

export type Start = (options: WorkerOptions) => Promise<Worker>;
