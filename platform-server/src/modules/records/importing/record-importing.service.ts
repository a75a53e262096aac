import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { FileService } from '../../files/index.ts';
import type { Model, ModelService } from '../../models/index.ts';
import type { RemovalInTurn } from '../delete-records.ts';
import { takeNumbers } from '../records.repository.ts';
import { sequencePeriod } from '../saving/sequence-number.ts';
import { draftChecker } from './check-drafts.ts';
import { takenValues } from './unique-values.ts';
import { valueResolver } from './resolve-value.ts';
import { draftUndoer } from './undo-drafts.ts';
import { draftWriter, type ReservedNumbers } from './write-drafts.ts';

/** Brings records of a file in: drafts are checked one after the other, and those that are good are written together. */
export interface RecordImporting {
  /** Answers all that is wrong with drafts, and the values of those that are good. */
  readonly check: ReturnType<typeof draftChecker>;
  /** Returns what notes unique values over all drafts of a file. */
  readonly takenValues: typeof takenValues;
  /** Checks a value that somebody chose by hand. */
  readonly resolve: ReturnType<typeof valueResolver>;
  /** Takes numbers for so many new records of a model. */
  reserveNumbers(model: Model, count: number): Promise<ReservedNumbers>;
  /** Writes good drafts in one transaction. Throws recordConflict, valueNotUnique or valueInvalid; nothing is kept then. */
  readonly write: ReturnType<typeof draftWriter>;
  /** Undoes what was written, as far as nobody changed it since and its person may. */
  readonly undo: ReturnType<typeof draftUndoer>;
}

interface ImportingNeeds extends RemovalInTurn {
  readonly models: Pick<ModelService, 'all' | 'current'>;
  readonly files: Pick<FileService, 'filesById'>;
}

/** See RecordImporting. */
export function recordImporting(platform: Platform, needs: ImportingNeeds): RecordImporting {
  const { connections, corpId, now } = platform;
  return {
    check: draftChecker(platform, needs),
    takenValues,
    resolve: valueResolver(platform, needs),
    async reserveNumbers({ schemaCode }, count) {
      const period = sequencePeriod(now());
      const counts = new Map([[period, count]]);
      const lasts = await transaction(connections.db, (trx) => takeNumbers(trx, corpId, schemaCode, counts));
      return { period, first: (lasts.get(period) ?? count) - count + 1 };
    },
    write: draftWriter(platform, needs),
    undo: draftUndoer(platform, needs),
  };
}
