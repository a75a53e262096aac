import type {
  TypedLazyQueryTrigger,
  TypedMutationTrigger,
  TypedUseMutationResult,
  TypedUseQueryHookResult,
  TypedUseQueryStateResult,
} from '@reduxjs/toolkit/query/react';
import type { DesignCalls } from '../contract/design-calls.ts';
import type { DesignKind } from '../contract/designs.schema.ts';
import type { portalBaseQuery } from './base-query.ts';

type Base = typeof portalBaseQuery;
type CallName = keyof DesignCalls<DesignKind>;
type Input<K extends DesignKind, N extends CallName> = DesignCalls<K>[N]['input'];
type Reply<K extends DesignKind, N extends CallName> = DesignCalls<K>[N]['reply'];

interface QueryOptions {
  readonly skip?: boolean;
  readonly refetchOnMountOrArgChange?: boolean;
}

/** Hook of a query about designs: its reply is that of the kind that the input names. */
export type DesignQueryHook<N extends CallName> = <K extends DesignKind>(
  input: Input<K, N>,
  options?: QueryOptions,
) => TypedUseQueryHookResult<Reply<K, N>, Input<K, N>, Base>;

/** Hook of a query that is asked later, for one kind. */
export type LazyDesignQueryHook<N extends CallName> = <K extends DesignKind>() => readonly [
  TypedLazyQueryTrigger<Reply<K, N>, Input<K, N>, Base>,
  TypedUseQueryStateResult<Reply<K, N>, Input<K, N>, Base>,
];

/** Hook of a mutation, for one kind. */
export type DesignMutationHook<N extends CallName> = <K extends DesignKind>() => readonly [
  TypedMutationTrigger<Reply<K, N>, Input<K, N>, Base>,
  TypedUseMutationResult<Reply<K, N>, Input<K, N>, Base>,
];
