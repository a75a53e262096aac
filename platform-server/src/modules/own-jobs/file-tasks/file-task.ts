import type { TaskStatus } from '@portico/shared-kit/contract/exports.schema';
import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { Locale } from '@portico/shared-kit/i18n';

/** Task that writes a file in the background, as it is kept. */
export interface FileTask {
  readonly id: string;
  readonly userId: UserId;
  readonly schemaCode: ModelCode;
  /** Language of the file. */
  readonly locale: Locale;
  readonly fileName: string;
  /** Key in the store of the file that is written, or was; one for each attempt. */
  readonly fileKey: string | null;
  readonly fileSize: number | null;
  readonly status: TaskStatus;
  readonly total: number | null;
  readonly handled: number;
  /** Attempts that were begun. */
  readonly attempts: number;
  readonly errcode: number | null;
  readonly errParams: Readonly<Record<string, string | number>> | null;
  readonly startTime: Date;
  readonly endTime: Date | null;
  readonly expiryTime: Date | null;
}

/** Statuses of a task that has not ended. */
export const underWay = ['INIT', 'RUN'] as const satisfies readonly TaskStatus[];
