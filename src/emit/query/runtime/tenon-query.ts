import type { DataTag, InfiniteData, MutationOptions, QueryObserverOptions } from "@tanstack/react-query";
import type { TenonOptions } from "../../typescript/runtime/tenon/configuration.js";
import { isTenonError, type TenonError, type TenonErrorOf } from "../../typescript/runtime/tenon/error.js";

type ClientFunction = (...input: never[]) => unknown;

/** TanStack Query refuses `undefined` as data: an answer without a body is `null`. */
export type TenonQueryData<Call extends ClientFunction> = NullForVoid<Awaited<ReturnType<Call>>>;
type NullForVoid<T> = T extends TenonNothing ? null : T;

/** `void`, which lint rules allow only as the type of a result: a mutation that may be given nothing. */
export type TenonNothing = ReturnType<() => void>;

/** A call may always fail in a way that the operation does not declare, so that `isError` has to narrow it. */
export type TenonFailure<Call extends ClientFunction> = TenonErrorOf<Call> | TenonError;

/** Service and function: the beginning of every key of an operation. */
type OperationKey = readonly [service: string, operation: string];
type Inputs = readonly unknown[];

/** TanStack Query takes the type of errors from these; they are never set. */
type FailureOf<Call extends ClientFunction> = Pick<
  QueryObserverOptions<TenonQueryData<Call>, TenonFailure<Call>>,
  "retry" | "retryDelay" | "throwOnError"
>;

export interface TenonQueryOptions<Call extends ClientFunction, Key extends OperationKey> extends FailureOf<Call> {
  queryKey: DataTag<readonly [...Key, Inputs], TenonQueryData<Call>, TenonFailure<Call>>;
  queryFn: (context: { signal: AbortSignal }) => Promise<TenonQueryData<Call>>;
}

export interface TenonInfiniteQueryOptions<Call extends ClientFunction, Key extends OperationKey, Page>
  extends Omit<FailureOf<Call>, "throwOnError"> {
  queryKey: DataTag<
    readonly [...Key, Inputs, "infinite"],
    InfiniteData<TenonQueryData<Call>, Page>,
    TenonFailure<Call>
  >;
  queryFn: (context: { signal: AbortSignal; pageParam: Page }) => Promise<TenonQueryData<Call>>;
  initialPageParam: Page;
  getNextPageParam: (
    lastPage: TenonQueryData<Call>,
    allPages: TenonQueryData<Call>[],
    lastPageParam: Page,
  ) => Page | null | undefined;
}

export interface TenonMutationOptions<Call extends ClientFunction, Key extends OperationKey, Variables>
  extends Pick<MutationOptions<Awaited<ReturnType<Call>>, TenonFailure<Call>, Variables>, "retry" | "retryDelay"> {
  mutationKey: Key;
  mutationFn: (variables: Variables) => Promise<Awaited<ReturnType<Call>>>;
}

interface Failing<Call extends ClientFunction> {
  /** Whether it is an error that the operation declares: then `status` narrows `body`. */
  isError(error: unknown): error is TenonErrorOf<Call>;
}

/** Takes what the client function takes. */
export interface TenonQuery<Call extends ClientFunction, Key extends OperationKey> extends Failing<Call> {
  /** The beginning of every key of this operation, for `invalidateQueries`. */
  readonly key: Key;
  queryKey(...input: Parameters<Call>): TenonQueryOptions<Call, Key>["queryKey"];
  queryOptions(...input: Parameters<Call>): TenonQueryOptions<Call, Key>;
}

export interface TenonPagedQuery<Call extends ClientFunction, Key extends OperationKey, Page>
  extends TenonQuery<Call, Key> {
  infiniteQueryKey(...input: Parameters<Call>): TenonInfiniteQueryOptions<Call, Key, Page>["queryKey"];
  /** The page that is asked for is the first one. */
  infiniteQueryOptions(...input: Parameters<Call>): TenonInfiniteQueryOptions<Call, Key, Page>;
}

export interface TenonMutation<Call extends ClientFunction, Key extends OperationKey, Variables> extends Failing<Call> {
  readonly mutationKey: Key;
  mutationOptions(options?: TenonOptions): TenonMutationOptions<Call, Key, Variables>;
}

/** `inputs`: how many the function has before its options. */
export function query<Call extends ClientFunction, const Key extends OperationKey>(
  call: Call,
  key: Key,
  inputs: number,
): TenonQuery<Call, Key> {
  const queryKey = (...input: Parameters<Call>) =>
    [...key, keyed(input, inputs)] as unknown as TenonQueryOptions<Call, Key>["queryKey"];
  return {
    key,
    queryKey,
    queryOptions: (...input) => ({
      queryKey: queryKey(...input),
      queryFn: ({ signal }) => answered(call, input, inputs, { signal }),
    }),
    isError: (error): error is TenonErrorOf<Call> => isTenonError(error, call),
  };
}

/** Where the page is among the inputs, which one is the first, and which one follows. */
export interface TenonPaging<Data, Page> {
  readonly at: number;
  /** The property that holds it, where the input is an object. */
  readonly property?: string;
  readonly first: Page;
  readonly next: (data: Data, page: Page) => Page | null | undefined;
}

export function pagedQuery<Call extends ClientFunction, const Key extends OperationKey, Page>(
  call: Call,
  key: Key,
  inputs: number,
  paging: TenonPaging<TenonQueryData<Call>, Page>,
): TenonPagedQuery<Call, Key, Page> {
  const { at, property, first, next } = paging;
  const infiniteQueryKey = (...input: Parameters<Call>) =>
    [...key, keyed(input, inputs), "infinite"] as unknown as TenonInfiniteQueryOptions<Call, Key, Page>["queryKey"];
  return {
    ...query(call, key, inputs),
    infiniteQueryKey,
    infiniteQueryOptions: (...input) => {
      const given = input[at] as unknown;
      const asked: unknown = property === undefined ? given : new Map(Object.entries(given ?? {})).get(property);
      return {
        queryKey: infiniteQueryKey(...input),
        queryFn: ({ signal, pageParam }) => {
          const page = property === undefined ? pageParam : { ...(given as object), [property]: pageParam };
          const paged: unknown[] = padded(input, inputs);
          paged[at] = page;
          return answered(call, [...paged, input[inputs]], inputs, { signal });
        },
        initialPageParam: (asked as Page | null | undefined) ?? first,
        getNextPageParam: (lastPage, _, lastPageParam) => next(lastPage, lastPageParam),
      };
    },
  };
}

/** `inputsOf`: the one value that a mutation is given, as the inputs of the function, if it has any. */
export function mutation<Call extends ClientFunction, const Key extends OperationKey, Variables = TenonNothing>(
  call: Call,
  mutationKey: Key,
  inputsOf: (variables: Variables) => readonly unknown[] = () => [],
): TenonMutation<Call, Key, Variables> {
  return {
    mutationKey,
    mutationOptions: (options) => ({
      mutationKey,
      mutationFn: (variables) => {
        const input = [...inputsOf(variables), options];
        return plain(call)(...input) as Promise<Awaited<ReturnType<Call>>>;
      },
    }),
    isError: (error): error is TenonErrorOf<Call> => isTenonError(error, call),
  };
}

/** What is left out at the end is not part of the key: `list()` and `list(undefined)` ask for the same. */
function keyed(input: Inputs, inputs: number): Inputs {
  const given = input.slice(0, inputs);
  while (given.length > 0 && given[given.length - 1] === undefined) given.pop();
  return given;
}

function padded(input: Inputs, inputs: number): unknown[] {
  return Array.from({ length: inputs }, (_, at) => input[at]);
}

/** The function without the types of its inputs, which the functions above have checked. */
function plain(call: ClientFunction): (...input: unknown[]) => unknown {
  return call as (...input: unknown[]) => unknown;
}

async function answered<Call extends ClientFunction>(
  call: Call,
  input: Inputs,
  inputs: number,
  context: { signal: AbortSignal },
): Promise<TenonQueryData<Call>> {
  const options = { ...(input[inputs] as object | undefined), signal: context.signal };
  const data = await plain(call)(...padded(input, inputs), options);
  return (data ?? null) as TenonQueryData<Call>;
}
