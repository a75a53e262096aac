import type { ErrorName } from '@portico/shared-kit/errors';

/** A function of a file of checks, called in the worker; arguments and result are plain values. */
export interface CheckCall {
  /** The file's address. */
  readonly module: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** A row of the error catalogue. */
interface CheckRefusal {
  readonly name: ErrorName;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The result of a check, or why there is none: a row of the error catalogue, or null for a fault of ours. */
export type CheckAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: CheckRefusal }
  | { readonly ok: false; readonly refusal: null; readonly message: string };
