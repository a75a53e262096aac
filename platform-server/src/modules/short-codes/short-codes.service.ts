import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type {
  CodedRecord,
  MakeShortCodesInput,
  ShortCodeInput,
  ShortCodes,
} from '@portico/shared-kit/contract/short-codes.schema';
import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { DeletedRecords } from '../../server-events.ts';
import type { ModelService } from '../models/index.ts';
import type { RecordReading } from '../records/index.ts';
import { newCode } from './new-code.ts';
import { codeTarget } from './pair-value.ts';
import * as repository from './short-codes.repository.ts';

/** Short codes on labels, which lead to records (portal spec, section 7). */
export interface ShortCodeService {
  /**
   * Returns the codes of records, new ones where they have none. Throws requestInvalid for a pair value that names no
   * record, modelMissing, formMissing, and recordMissing where the user may not read one of them.
   */
  make(user: SignedInUser, input: MakeShortCodesInput): Promise<ShortCodes>;
  /** Returns the record that a code leads to. Throws recordMissing, also for one that the user may not read. */
  resolve(user: SignedInUser, input: ShortCodeInput): Promise<CodedRecord>;
}

interface ShortCodeNeeds {
  readonly models: Pick<ModelService, 'current'>;
  readonly records: Pick<RecordReading, 'canRead' | 'readable'>;
}

/** Deletes the codes of records, within the transaction that deletes these. */
export function shortCodesForgotten({ corpId }: Pick<Platform, 'corpId'>) {
  return ({ trx, ...records }: DeletedRecords) => repository.deleteCodesOf(trx, corpId, records);
}

/** See ShortCodeService. */
export function shortCodeService(platform: Platform, { models, records }: ShortCodeNeeds): ShortCodeService {
  const { connections, corpId, now } = platform;
  const { db } = connections;

  async function requireReadable(user: SignedInUser, schemaCode: ModelCode, targets: readonly repository.CodeTarget[]) {
    const { forms } = (await models.current(schemaCode)).definition;
    const foreign = targets.find(({ formCode }) => formCode !== '' && !forms.some(({ code }) => code === formCode));
    if (foreign !== undefined) throw appError('formMissing', { sheetCode: foreign.formCode });
    const ids = [...new Set(targets.map(({ recordId }) => recordId))];
    const readable = await records.readable(user, schemaCode, ids);
    if (readable.size < ids.length) throw appError('recordMissing');
    return ids;
  }

  return {
    async make(user, { pairs }) {
      const targets = pairs.map(({ pairValue }) => codeTarget(pairValue));
      const codes = new Map<string, string>();
      for (const [schemaCode, some] of Map.groupBy(targets, (target) => target.schemaCode)) {
        const recordIds = await requireReadable(user, schemaCode, some);
        const unique = [...new Map(some.map((target) => [keyOf(target), target])).values()];
        const kept = await transaction(db, async (trx) => {
          const made = unique.map((target) => ({ ...target, id: newCode() }));
          await repository.insertCodes(trx, corpId, made, { creatorId: user.id, at: now() });
          return repository.findCodes(trx, corpId, { schemaCode, recordIds });
        });
        for (const code of kept) codes.set(keyOf(code), code.id);
      }
      const codeOf = (target: repository.CodeTarget | undefined) => codes.get(target ? keyOf(target) : '') ?? '';
      return { pairs: pairs.map(({ pairValue }, at) => ({ pairValue, pairCode: codeOf(targets[at]) })) };
    },

    async resolve(user, { pairCode }) {
      const code = await repository.findCode(db, corpId, pairCode);
      if (code === undefined || !(await records.canRead(user, code.schemaCode, code.recordId))) {
        throw appError('recordMissing');
      }
      const { schemaCode, recordId: id, formCode } = code;
      return { schemaCode, id, sheetCode: formCode === '' ? null : formCode };
    },
  };
}

const keyOf = ({ schemaCode, recordId, formCode }: repository.CodeTarget) => `${schemaCode} ${formCode} ${recordId}`;
