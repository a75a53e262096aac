import type { CellProblemKind } from '@portico/shared-kit/contract/imports.schema';

/** A value that was read, or what is wrong with the cell. */
export type CellReading =
  | { readonly value: unknown; readonly kind?: never; readonly isFromLastTime?: true }
  | { readonly kind: CellProblemKind; readonly reason: string };
