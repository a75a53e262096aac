import type { ExpressionRefusal } from '@portico/shared-kit/expressions';

/** A function of a file of checks, called in the worker; arguments and result are plain values. */
export interface CheckCall {
  /** The file's address. */
  readonly module: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** The result of a check, or why there is none: a row of the error catalogue, or null for a fault of ours. */
export type CheckAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: ExpressionRefusal }
  | { readonly ok: false; readonly refusal: null; readonly message: string };
