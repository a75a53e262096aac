import { loadApiErrorDescription, usePortalDispatch } from '@portico/shared-kit/api';
import { cellChangesEndpoints } from '@portico/shared-kit/api/cell-changes.api';
import type { CellChanges, ChangeCellsInput } from '@portico/shared-kit/contract/cell-changes.schema';
import { randomId } from '@portico/shared-kit/contract/random-id';
import { useLocale } from '@portico/shared-kit/i18n';
import { useRef, useState } from 'react';
import { useEditHistory } from '../../edit-history/history-context.ts';
import { useOfferUndo } from '../../edit-history/use-turn.ts';
import { useEditedList } from '../edited-list.ts';
import { type BlockPlan, inputRows, type PlannedRow, sentRows } from './block-plan.model.ts';
import { blockTexts } from './block.texts.ts';
import { cellsStep } from './cells-step.ts';

/** Cells that were sent, with what the server says of them. */
export interface CheckedCells {
  readonly rows: readonly PlannedRow[];
  readonly input: ChangeCellsInput;
  readonly changes: CellChanges;
}

/** The calls of the server: one write at a time, and of two checks the last one counts. */
export function useCellCalls(plan: BlockPlan) {
  const [checked, setChecked] = useState<CheckedCells | null>(null);
  const [outcome, setOutcome] = useState<CheckedCells | null>(null);
  const [busy, setBusy] = useState<'checking' | 'writing' | null>(null);
  const { failure, guard } = useFailureOf();
  const check = useCheck(plan);
  const send = useWrite();
  const latest = useRef({ checks: 0, attempt: '', isWriting: false });
  const last = useRef<CheckedCells | null>(null);
  const preview = async (addsRows: boolean): Promise<CheckedCells | null> => {
    latest.current.checks += 1;
    const own = latest.current.checks;
    setBusy('checking');
    const result = await guard(() => check(addsRows));
    if (own !== latest.current.checks) return null;
    setBusy(null);
    if (result === null) return null;
    latest.current.attempt = randomId();
    last.current = result;
    setChecked(result);
    return result;
  };
  /** Writes what was checked. @returns true where nothing more was refused than the check had told */
  const write = async (): Promise<boolean> => {
    const sent = last.current;
    if (sent === null || latest.current.isWriting) return false;
    latest.current.isWriting = true;
    setBusy('writing');
    const changes = await guard(() => send({ ...sent.input, requestId: latest.current.attempt }));
    latest.current.isWriting = false;
    setBusy(null);
    if (changes === null) return false;
    const isAsTold = changes.refusedCells <= sent.changes.refusedCells;
    if (!isAsTold) setOutcome({ ...sent, changes });
    return isAsTold;
  };
  return { checked, outcome, failure, busy, preview, write };
}

/** The words of the last call that failed, and what makes calls: null where one fails. */
function useFailureOf() {
  const locale = useLocale();
  const [failure, setFailure] = useState<string | null>(null);
  const guard = async <T>(call: () => Promise<T>): Promise<T | null> => {
    setFailure(null);
    try {
      return await call();
    } catch (error) {
      const { message, hint } = await loadApiErrorDescription(error, locale);
      setFailure([message, hint].filter(Boolean).join(' · '));
      return null;
    }
  };
  return { failure, guard };
}

/** Returns what asks what a plan would write. */
function useCheck(plan: BlockPlan) {
  const { config, pending } = useEditedList();
  const dispatch = usePortalDispatch();
  return async (addsRows: boolean): Promise<CheckedCells> => {
    const rows = sentRows(plan, addsRows);
    const versions = await ownVersions(pending.current, rows);
    const { schemaCode, view } = config;
    const ofRows = inputRows(rows, ({ id, version }) => Math.max(version, versions.get(id) ?? 0));
    const input: ChangeCellsInput = { schemaCode, queryCode: view.code, codes: [...plan.codes], rows: ofRows };
    if (rows.length === 0 || plan.codes.length === 0) return { rows, input, changes: noChanges };
    const preview = cellChangesEndpoints.previewCellChanges.initiate(input, { track: false });
    return { rows, input, changes: await dispatch(preview).unwrap() };
  };
}

const noChanges: CellChanges = {
  changedCells: 0,
  sameCells: 0,
  refusedCells: 0,
  changedRecords: 0,
  createdRecords: 0,
  refusals: [],
  records: [],
};

type Pending = ReturnType<typeof useEditedList>['pending']['current'];

/** The versions of records after own saves of their cells, which are waited for. */
async function ownVersions(pending: Pending, rows: readonly PlannedRow[]): Promise<ReadonlyMap<string, number>> {
  const saves = rows.flatMap(({ record }) => {
    const save = record && pending.get(record.id);
    return save ? [save.version.then((version) => [record.id, version] as const)] : [];
  });
  return new Map<string, number>(await Promise.all(saves));
}

/** Returns what writes cells, keeps the write as one edit that can be undone, and tells of it. */
function useWrite() {
  const t = blockTexts.useT();
  const dispatch = usePortalDispatch();
  const history = useEditHistory();
  const offerUndo = useOfferUndo();
  return async (input: ChangeCellsInput): Promise<CellChanges> => {
    const call = dispatch(cellChangesEndpoints.changeCells.initiate(input, { track: false }));
    const changes = await history.track(call.unwrap());
    const step = cellsStep(input, changes);
    if (step !== null) {
      history.add(step);
      offerUndo(t('written', { count: changes.changedCells }), step);
    }
    return changes;
  };
}
