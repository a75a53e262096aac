import type { CellChanges, ChangeCellsInput } from '@portico/shared-kit/contract/cell-changes.schema';
import { asRecordId } from '@portico/shared-kit/contract/ids';
import { AppError, appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { type Database, findReply, keepingReply, type RequestKey, takeRequest } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { canAdd, type Model, type ModelService, requireFormOn } from '../../models/index.ts';
import type { ImportContext, RecordServices } from '../../records/index.ts';
import { isSilent, readCellDrafts, requireWholeRows } from './cell-drafts.ts';
import { CellNotes } from './cell-notes.ts';
import { checkCells, type GoodCells } from './check-cells.ts';

/** Changes of the cells of lists, read from texts as imports read them, by the rights and rules of a save. */
export interface CellChangeService {
  /** Returns what `change` would write, and what it would refuse. Throws as it. */
  preview(user: SignedInUser, input: ChangeCellsInput, locale: Locale): Promise<CellChanges>;
  /**
   * Writes in one transaction what is not refused; it can be undone as an operation. Throws modelMissing, noPermissionToView,
   * requestInvalid, and recordConflict or valueNotUnique where others write the same records again and again.
   */
  change(user: SignedInUser, input: ChangeCellsInput, locale: Locale): Promise<CellChanges>;
}

interface CellNeeds {
  readonly models: Pick<ModelService, 'visible' | 'current'>;
  readonly records: Pick<RecordServices, 'importing' | 'undoing'>;
}

/** A change that was checked. */
interface CheckedChange {
  readonly context: ImportContext;
  readonly input: ChangeCellsInput;
  readonly good: readonly GoodCells[];
  readonly changes: CellChanges;
}

/** Times that a change is checked and written where somebody else was faster. */
const mostTries = 3;
/** Errors of a write that a further check tells of by record. */
const raced: readonly string[] = ['recordConflict', 'valueNotUnique', 'valueInvalid'];

/** See CellChangeService. */
export function cellChangeService(platform: Platform, needs: CellNeeds): CellChangeService {
  const begin = async (user: SignedInUser, input: ChangeCellsInput, locale: Locale): Promise<ImportContext> => {
    const model = await needs.models.visible(input.schemaCode, user);
    requireWholeRows(input);
    return { model, user, locale };
  };
  return {
    async preview(user, input, locale) {
      const context = await begin(user, input, locale);
      return (await checkChange(platform, needs, context, input)).changes;
    },
    async change(user, input, locale) {
      const context = await begin(user, input, locale);
      const request = requestOf(platform, user, input);
      const known = request && (await findReply<CellChanges>(platform.connections.db, request));
      if (known) return known;
      for (let tries = 1; ; tries += 1) {
        const checked = await checkChange(platform, needs, context, input);
        try {
          return await writeChange(platform, needs, checked);
        } catch (error) {
          const isRaced = error instanceof AppError && raced.includes(error.errorName);
          if (!isRaced || tries === mostTries) throw error;
        }
      }
    },
  };
}

async function checkChange(
  platform: Platform,
  { models, records }: CellNeeds,
  context: ImportContext,
  input: ChangeCellsInput,
): Promise<CheckedChange> {
  const notes = new CellNotes();
  const drafts = await readCellDrafts(platform, { models, importing: records.importing }, { context, input, notes });
  const refusal = addRefusal(context.model, context.user);
  const good = await checkCells(records.importing, { context, notes, refusal }, drafts);
  const isChange = ({ changed }: GoodCells) => changed > 0;
  const changedCells = good.reduce((sum, { changed }) => sum + changed, 0);
  const goodCells = good.reduce((sum, { codes }) => sum + codes.length, 0);
  const written = good.filter(isChange);
  const createdRecords = written.filter(({ draft }) => draft.version === null).length;
  const changes: CellChanges = {
    changedCells,
    sameCells: goodCells - changedCells,
    refusedCells: countCells(input) - goodCells,
    changedRecords: written.length - createdRecords,
    createdRecords,
    refusals: [...notes.all()],
    records: [],
  };
  return { context, input, good: written, changes };
}

/** The number of cells that somebody wants to be written. */
function countCells({ rows }: ChangeCellsInput): number {
  const countOf = ({ record, cells }: ChangeCellsInput['rows'][number]) =>
    cells.filter((cell) => !isSilent(cell, record === undefined)).length;
  return rows.reduce((sum, row) => sum + countOf(row), 0);
}

/** The reason for which this person adds no record here; null where they may. */
function addRefusal(model: Model, user: SignedInUser): AppError | null {
  if (!canAdd(model.definition, user)) return appError('noPermissionToAdd');
  if (model.definition.workflowCode !== undefined) return appError('processDataNotAdded');
  try {
    requireFormOn(model);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Error that takes a write back whose request was done before. */
class RequestRepeated extends Error {}

async function writeChange(
  platform: Platform,
  { records: { importing, undoing } }: CellNeeds,
  { context, input, good, changes }: CheckedChange,
): Promise<CellChanges> {
  if (good.length === 0) return changes;
  const { connections, newId } = platform;
  const { model, user } = context;
  const operationId = newId();
  const records = good.map(({ row, draft: { id, version } }) => ({
    row,
    id: asRecordId(id),
    version: (version ?? 0) + 1,
  }));
  const answer: CellChanges = { ...changes, records, operationId };
  const request = requestOf(platform, user, input);
  const numbers = (count: number) => importing.reserveNumbers(model, count);
  const codes = [...new Set(good.flatMap((each) => each.codes))];
  async function* batches(trx: Database) {
    if (request !== null && !(await takeRequest(trx, request))) throw new RequestRepeated();
    yield good.map(({ draft }) => draft);
  }
  const end = async (trx: Database) => {
    await undoing.keepCells(trx, context, operationId);
    if (request !== null) await keepingReply(request, answer).execute(trx);
  };
  try {
    await importing.write(context, { operationId, numbers, codes, batches, end });
    return answer;
  } catch (error) {
    const known =
      error instanceof RequestRepeated && request && (await findReply<CellChanges>(connections.db, request));
    if (known) return known;
    throw error;
  }
}

function requestOf(
  { corpId }: Platform,
  user: SignedInUser,
  { requestId, schemaCode }: ChangeCellsInput,
): RequestKey | null {
  if (requestId === undefined) return null;
  return { corpId, userId: user.id, key: requestId, operationId: `changeCells ${schemaCode}` };
}
