export interface PrefixCase {
  readonly name: string;
  readonly route: string;
  readonly hostJson?: string | undefined;
  readonly variables: Readonly<Record<string, string>>;
  readonly warned?: boolean;
  readonly trap?: boolean;
  readonly package?: boolean;
}

export interface Fault {
  readonly name: string;
  readonly edit: { readonly file: string; readonly from: string; readonly to: string };
  readonly check: string | undefined;
  readonly runs: { readonly refuses: string } | { readonly status: number; readonly says?: string };
}

export declare function prefixCases(local: boolean): readonly PrefixCase[];
export declare const faults: readonly Fault[];
