import type { LockColumns } from './design-lock.ts';

/** Columns of something that is designed. */
export interface DesignRow extends LockColumns {
  /** True while the design has changes that are not published. */
  readonly hasDraft: boolean;
  readonly revision: number;
  /** The version from which the draft was made; null where nothing was published then. */
  readonly basedOn: number | null;
  readonly modifierId: string;
  readonly modifiedTime: Date;
}
