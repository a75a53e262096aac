import { cellChangesEndpoints } from '@portico/shared-kit/api/cell-changes.api';
import { recordUndoEndpoints } from '@portico/shared-kit/api/record-undo.api';
import type { CellChanges, ChangeCellsInput } from '@portico/shared-kit/contract/cell-changes.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { EditStep, TurnWords } from '../../edit-history/edit-history.ts';
import { undoneWords } from '../../list/offer-undo.ts';
import { blockTexts } from './block.texts.ts';

/**
 * Returns the step of a change of cells: it is undone as the operation that it was, and done again by the same cells, each record with the
 * version that the undo left, so that what others changed since stays. Null where nothing was written.
 */
export function cellsStep(input: ChangeCellsInput, changes: CellChanges): EditStep | null {
  const { operationId: id, records } = changes;
  if (id === undefined) return null;
  return {
    async turn(dispatch, direction) {
      if (direction !== 'undo') return { step: null, names: [], changedSince: [] };
      const undone = await dispatch(recordUndoEndpoints.undoOperation.initiate({ id }, { track: false })).unwrap();
      const words = (locale: Locale) => undoneWords(undone, locale);
      return {
        step: undone.undone === 0 ? null : redoStep(inputAfterUndo(input, records)),
        names: [],
        changedSince: [],
        words,
      };
    },
  };
}

/** The rows that were written, by the versions that they have after the undo: it writes a record once more. */
function inputAfterUndo(input: ChangeCellsInput, records: CellChanges['records']): ChangeCellsInput {
  const { requestId: _, ...own } = input;
  const rows = records.flatMap(({ row, version }): ChangeCellsInput['rows'] => {
    const before = input.rows[row];
    if (before === undefined) return [];
    const { record, cells } = before;
    return [record === undefined ? { cells } : { record: { id: record.id, version: version + 1 }, cells }];
  });
  return { ...own, rows };
}

function redoStep(input: ChangeCellsInput): EditStep {
  return {
    async turn(dispatch) {
      const redone = await dispatch(cellChangesEndpoints.changeCells.initiate(input, { track: false })).unwrap();
      return { step: cellsStep(input, redone), names: [], changedSince: [], words: redoneWords(redone) };
    },
  };
}

const redoneWords =
  ({ changedCells, refusedCells, refusals }: CellChanges): TurnWords =>
  (locale) => {
    const t = blockTexts.translator(locale);
    const isPartly = refusedCells > 0;
    if (!isPartly) return { text: t('written', { count: changedCells }), isPartly };
    const reasons = [...new Set(refusals.map(({ reason }) => reason))].slice(0, 2).join(t('separator'));
    return { text: t('writtenPartly', { count: changedCells, refused: refusedCells, reasons }), isPartly };
  };
