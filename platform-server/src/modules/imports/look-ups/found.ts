import type { CellProblemKind } from '@portico/shared-kit/contract/imports.schema';

/** Reason for which a text names nothing that can be chosen. */
export type UnfoundKind = Extract<CellProblemKind, 'REPEAT' | 'NOEXIT' | 'FORBIDDEN'>;

/** The one thing that a text names, or the reason why there is not one. */
export type LookUpResult<T> = { readonly value: T; readonly problem?: never } | { readonly problem: UnfoundKind };

/** Returns the only one of several that a text may name. */
export function onlyOne<T>(all: readonly T[]): LookUpResult<T> {
  const [first] = all;
  if (first === undefined) return { problem: 'NOEXIT' };
  return all.length === 1 ? { value: first } : { problem: 'REPEAT' };
}
