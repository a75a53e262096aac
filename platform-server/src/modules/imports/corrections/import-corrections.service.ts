import type {
  CorrectCellsInput,
  CorrectionOutcome,
  DropRowsInput,
  ForgetCorrectionInput,
  ImportRows,
  ImportRowsInput,
  ImportTexts,
  ImportTextsInput,
  NextProblem,
  NextProblemInput,
  RememberedCorrections,
  RememberedInput,
  ReplaceCellsInput,
} from '@portico/shared-kit/contract/import-corrections.schema';
import { appError } from '@portico/shared-kit/errors';
import { propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { type Database, transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { type ModelService, policyOf } from '../../models/index.ts';
import type { ImportContext, RecordImporting } from '../../records/index.ts';
import { type ImportTarget, importTargets } from '../columns/import-targets.ts';
import { keepErrorCount, keepSecond } from '../tasks/import-continuation.repository.ts';
import { findOwnImport } from '../tasks/import-tasks.repository.ts';
import type { StagedRows } from '../staging/import-rows.repository.ts';
import { inSheetOrder } from '../workbooks/template-sheet.ts';
import { correctionReader, withCorrections } from './correct-rows.ts';
import * as repository from './correction-rows.repository.ts';
import { headColumns } from './head-columns.ts';
import { findRemembered, forget, remember } from './remembered.repository.ts';

/** Refused rows of own imports, mended where they stand (list spec, sections 2 and 4). All throw importMissing, importUnderWay, importUndone. */
export interface ImportCorrections {
  rows(user: SignedInUser, input: ImportRowsInput): Promise<ImportRows>;
  nextProblem(user: SignedInUser, input: NextProblemInput): Promise<NextProblem>;
  texts(user: SignedInUser, input: ImportTextsInput): Promise<ImportTexts>;
  /** Corrects cells one by one; what cannot be read is a problem of its cell. */
  correct(user: SignedInUser, input: CorrectCellsInput, locale: Locale): Promise<CorrectionOutcome>;
  /** Gives all cells with one text the same value. Throws valueInvalid for a value that no record can have. */
  replace(user: SignedInUser, input: ReplaceCellsInput, locale: Locale): Promise<CorrectionOutcome>;
  drop(user: SignedInUser, input: DropRowsInput): Promise<CorrectionOutcome>;
  /** Begins to import what was corrected. Throws importHasErrors while problems remain. */
  begin(user: SignedInUser, taskId: string): Promise<void>;
  remembered(user: SignedInUser, input: RememberedInput): Promise<RememberedCorrections>;
  forget(user: SignedInUser, input: ForgetCorrectionInput): Promise<void>;
}

interface CorrectionNeeds {
  readonly models: ModelService;
  readonly importing: Pick<RecordImporting, 'resolve'>;
}

/** The rows of an own import that has ended, and what their cells are. */
interface OwnRows {
  readonly rows: StagedRows;
  readonly context: ImportContext;
  readonly targets: readonly ImportTarget[];
  readonly addsOptions: boolean;
}

/** See ImportCorrections. */
export function importCorrections(platform: Platform, needs: CorrectionNeeds): ImportCorrections {
  const { connections, corpId } = platform;
  const { db } = connections;
  const own = ownRowsOf(platform, needs);
  return {
    ...rowReading(platform, own),
    ...cellChanges(platform, needs, own),
    ...rowChanges(platform, own),

    async remembered(user, { schemaCode }) {
      return { content: await findRemembered(db, corpId, { userId: user.id, schemaCode }) };
    },

    forget: (user, { id }) => forget(db, corpId, { id, userId: user.id }),
  };
}

type FindOwnRows = (user: SignedInUser, taskId: string, locale?: Locale) => Promise<OwnRows>;

/** Reading of refused rows. */
function rowReading(
  { connections: { db } }: Platform,
  own: FindOwnRows,
): Pick<ImportCorrections, 'rows' | 'nextProblem' | 'texts'> {
  return {
    async rows(user, { taskId, conditions = [], page, size }) {
      const { rows, targets } = await own(user, taskId);
      const found = await repository.findRows(db, { ...rows, conditions }, { page, size });
      return { headColumns: headColumns(targets), ...found, content: [...found.content] };
    },

    async nextProblem(user, { taskId, afterRow }) {
      const { rows } = await own(user, taskId);
      const found = await repository.findProblem(db, rows, afterRow);
      return { position: found?.position ?? null, rowNumber: found?.rowNumber ?? null };
    },

    async texts(user, { taskId, propertyPath, conditions = [] }) {
      const { rows } = await own(user, taskId);
      return { content: await repository.findTexts(db, { ...rows, conditions }, propertyPath) };
    },
  };
}

async function outcome(db: Database, rows: StagedRows, changed: number): Promise<CorrectionOutcome> {
  const { problems } = await repository.countRows(db, rows);
  return { changed, problemRows: problems };
}

/** Changes of cells. */
function cellChanges(
  platform: Platform,
  needs: CorrectionNeeds,
  own: FindOwnRows,
): Pick<ImportCorrections, 'correct' | 'replace'> {
  const { connections, corpId, newId, now } = platform;
  const { db } = connections;
  const readCorrections = correctionReader(platform, needs);
  return {
    async correct(user, { taskId, corrections }, locale) {
      const { rows, context, targets, addsOptions } = await own(user, taskId, locale);
      const byPath = new Map(targets.map((target) => [target.path, target]));
      const cells = await readCorrections(context, byPath, { corrections, addsOptions });
      const changed = await transaction(db, async (trx) => {
        const locked = await repository.lockRowsOf(trx, rows, [...new Set(cells.map(({ rowNumber }) => rowNumber))]);
        const corrected = withCorrections(locked, cells);
        await repository.keepRows(trx, corpId, corrected.rows);
        return corrected.changed;
      });
      return outcome(db, rows, changed);
    },

    async replace(user, input, locale) {
      const { taskId, propertyPath: path, text, value, conditions = [], rowNumbers } = input;
      const { rows, context, targets } = await own(user, taskId, locale);
      const target = targets.find((each) => each.path === path);
      if (target === undefined) throw appError('importFieldRefused', { property: path });
      const resolved = await needs.importing.resolve(context, target.property, value);
      const property = propertyName(target.property, locale);
      if (resolved.reason !== undefined) throw appError('valueInvalid', { property, reason: resolved.reason });
      const cell = { text, value: resolved.value };
      const changed = await transaction(db, async (trx) => {
        const of = { userId: user.id, schemaCode: context.model.schemaCode };
        const answer = { id: newId(), path, text, value: resolved.value, at: now() };
        if (input.remember === true && resolved.value !== null) await remember(trx, corpId, of, answer);
        return repository.replaceTexts(trx, { ...rows, conditions, rowNumbers }, { path, text, cell });
      });
      return outcome(db, rows, changed);
    },
  };
}

/** Rows that go, and those that are imported. */
function rowChanges(
  { connections: { db }, corpId, now }: Platform,
  own: FindOwnRows,
): Pick<ImportCorrections, 'drop' | 'begin'> {
  return {
    async drop(user, { taskId, rowNumbers }) {
      const { rows } = await own(user, taskId);
      const changed = await transaction(db, async (trx) => {
        const gone = await repository.dropRows(trx, rows, rowNumbers);
        const { total } = await repository.countRows(trx, rows);
        await keepErrorCount(trx, rows, total);
        return gone;
      });
      return outcome(db, rows, changed);
    },

    async begin(user, taskId) {
      const { rows } = await own(user, taskId);
      const { total, problems } = await repository.countRows(db, rows);
      if (problems > 0 || total === 0) throw appError('importHasErrors');
      await keepSecond(db, corpId, { id: taskId, userId: user.id, at: now() });
    },
  };
}

function ownRowsOf({ connections, corpId, now }: Platform, { models }: CorrectionNeeds): FindOwnRows {
  return async (user, taskId, locale = 'zh') => {
    const task = await findOwnImport(connections.db, corpId, { id: taskId, userId: user.id });
    if (task === undefined) throw appError('importMissing');
    if (task.undo !== null) throw appError('importUndone');
    if (task.status !== 'END' || task.readRun === null) throw appError('importUnderWay');
    const model = await models.visible(task.schemaCode, user);
    const paths = new Set(task.columns?.map(({ path }) => path));
    const all = importTargets(model, policyOf(model, user, now()));
    const targets = inSheetOrder(all.filter(({ path }) => paths.has(path)));
    const { readRun: run, addsOptions } = task;
    return { rows: { corpId, taskId, run }, context: { model, user, locale }, targets, addsOptions };
  };
}
