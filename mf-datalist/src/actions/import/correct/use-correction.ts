import { usePortalDispatch } from '@portico/shared-kit/api';
import {
  importCorrectionsEndpoints,
  useCorrectCellsMutation,
  useQueryImportRowsQuery,
  useReplaceCellsMutation,
} from '@portico/shared-kit/api/import-corrections.api';
import type { CellCondition, CorrectionOutcome } from '@portico/shared-kit/contract/import-corrections.schema';
import type { Property } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useMemo, useState } from 'react';
import { correctTexts } from './correct.texts.ts';
import {
  type CellPosition,
  cellAt,
  correctionColumns,
  correctionRows,
  firstProblem,
  nextSelection,
} from './correction-table.model.ts';

/** Rows in a page at first (list spec, section 4). */
const firstSize = 20;

/** New value of the current cell, and how far it goes. */
interface Entry {
  readonly value: unknown;
  /** True where it goes to all rows with the same text. */
  readonly isForAll: boolean;
  readonly remember: boolean;
}

/** Returns the state and the actions of the correction of one import. */
export function useCorrection(taskId: string, properties: readonly Property[]) {
  const table = useTable(taskId, properties);
  const { columns, rows, size, page, setPage } = table;
  const [current, setCurrent] = useState<CellPosition | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const changes = useChanges(taskId);
  const cell = current === null ? null : cellAt(rows, current);
  const next = useNextProblem(taskId, async ({ position, rowNumber }) => {
    const target = Math.floor(position / size);
    if (target !== page) setPage({ page: target, size });
    const row = rows.find((each) => each.rowNumber === rowNumber);
    setCurrent((row && firstProblem(row, columns)) ?? { rowNumber, path: '' });
  });
  // The row of a problem on another page comes later than the position.
  if (current?.path === '') {
    const row = rows.find((each) => each.rowNumber === current.rowNumber);
    const found = row === undefined ? null : firstProblem(row, columns);
    if (found !== null) setCurrent(found);
  }
  const apply = async ({ value, isForAll, remember }: Entry) => {
    if (current === null || cell === null) return;
    const { rowNumber, path: propertyPath } = current;
    const isDone = isForAll
      ? await changes.replace({ propertyPath, text: cell.cell.text, value, remember })
      : await changes.correct([{ rowNumber, propertyPath, value }]);
    if (isDone) await next(cell.row.recordRow);
  };
  return {
    ...table,
    current,
    cell,
    column: columns.find(({ path }) => path === current?.path),
    select: setCurrent,
    selected,
    setSelected: (after: ReadonlySet<string>) => setSelected(nextSelection(rows, selected, after)),
    clearSelection: () => setSelected(new Set()),
    ...changes,
    apply: (entry: Entry) => void apply(entry),
    goToNext: () => void next(cell?.row.recordRow ?? 0),
  };
}

/** Model that the parts of the dialog share. */
export type CorrectionModel = ReturnType<typeof useCorrection>;

function useTable(taskId: string, properties: readonly Property[]) {
  const locale = useLocale();
  const [{ page, size }, setPage] = useState({ page: 0, size: firstSize });
  const [conditions, setConditions] = useState<readonly CellCondition[]>([]);
  const { data, error, isFetching, refetch } = useQueryImportRowsQuery(
    { taskId, page, size, ...(conditions.length === 0 ? {} : { conditions: [...conditions] }) },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(
    () => correctionColumns(data?.headColumns ?? [], properties, locale),
    [data?.headColumns, properties, locale],
  );
  const rows = useMemo(() => correctionRows(data?.content ?? []), [data?.content]);
  const narrow = (next: readonly CellCondition[]) => {
    setConditions(next);
    setPage({ page: 0, size });
  };
  return { data, error, isFetching, retry: () => void refetch(), page, size, setPage, columns, rows, narrow };
}

function useChanges(taskId: string) {
  const t = correctTexts.useT();
  const toast = useToast();
  const [correctCells, correcting] = useCorrectCellsMutation();
  const [replaceCells, replacing] = useReplaceCellsMutation();
  const tell = (outcome: CorrectionOutcome | undefined) => {
    if (outcome !== undefined) toast.success(t('bar.changed', { count: outcome.changed }));
    return outcome !== undefined;
  };
  return {
    isBusy: correcting.isLoading || replacing.isLoading,
    correct: async (corrections: Parameters<typeof correctCells>[0]['corrections']) =>
      tell((await correctCells({ taskId, corrections })).data),
    replace: async (input: Omit<Parameters<typeof replaceCells>[0], 'taskId'>) =>
      tell((await replaceCells({ taskId, ...input })).data),
  };
}

interface ProblemPosition {
  readonly position: number;
  readonly rowNumber: number;
}

/** Returns what goes to the next problem after a row, from the beginning again where there is none below. */
function useNextProblem(taskId: string, go: (to: ProblemPosition) => Promise<void>) {
  const dispatch = usePortalDispatch();
  const toast = useToast();
  const t = correctTexts.useT();
  const find = async (afterRow: number) => {
    const request = importCorrectionsEndpoints.findNextProblem.initiate(
      { taskId, afterRow },
      { forceRefetch: true, subscribe: false },
    );
    const { data } = await dispatch(request);
    return data?.position == null || data.rowNumber === null
      ? null
      : { position: data.position, rowNumber: data.rowNumber };
  };
  return async (afterRow: number) => {
    const found = (await find(afterRow)) ?? (afterRow > 0 ? await find(0) : null);
    if (found === null) toast.info(t('bar.noMore'));
    else await go(found);
  };
}
