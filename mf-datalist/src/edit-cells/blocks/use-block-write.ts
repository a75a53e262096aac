import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEditedList } from '../edited-list.ts';
import { blockPlan, limitOf } from './block-plan.model.ts';
import type { BlockRequest } from './block-request.ts';
import { copiedTable } from './copied-table.ts';
import { openFields } from './open-fields.model.ts';
import { useCellCalls } from './use-cell-calls.ts';

/** State of writing a block: what is known of it, and what can be done. */
export type BlockWrite = ReturnType<typeof useBlockWrite>;

/** Checks a block of cells and writes it when its person presses, or at once where it is no table and nothing of it is refused. */
export function useBlockWrite(request: BlockRequest, onClose: () => void) {
  const { config } = useEditedList();
  const planned = usePlan(request, config);
  const { plan, limit, isBlank } = planned;
  const canAdd = config.actions.includes('add');
  const [addsRows, setAddsRows] = useState(canAdd);
  const [isOpen, setOpen] = useState(false);
  const { preview, write, ...calls } = useCellCalls(plan);
  const finish = useStableCallback(async () => {
    const isWhole = await write();
    if (isWhole) onClose();
    else setOpen(true);
  });
  const begin = useStableCallback(async () => {
    const isClear = isAtOnce(request, planned);
    if (!isClear || limit !== null) setOpen(true);
    if (limit !== null || isBlank) return;
    const checked = await preview(addsRows);
    if (checked === null || !isClear || checked.changes.refusedCells > 0) setOpen(true);
    else if (checked.changes.changedCells > 0) await finish();
    else onClose();
  });
  useOnce(begin);
  return {
    ...planned,
    canAdd,
    addsRows,
    isOpen,
    ...calls,
    chooseRows: (adds: boolean) => {
      setAddsRows(adds);
      void preview(adds);
    },
    retry: () => void preview(addsRows),
    apply: () => void finish(),
    close: onClose,
  };
}

/** Calls once, however often the page draws it. */
function useOnce(call: () => Promise<void>): void {
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void call();
  }, [call]);
}

/** Returns whether something is written without a question unless something of it is refused: a fill, an emptying, and one cell that was pasted. */
function isAtOnce({ does }: BlockRequest, { plan, table, hasNewRows }: ReturnType<typeof usePlan>): boolean {
  const isOneCell = table.length === 1 && table[0]?.length === 1;
  return (does !== 'paste' || isOneCell) && !hasNewRows && plan.closed.length === 0 && plan.beyond === 0;
}

function usePlan(request: BlockRequest, config: ListConfig) {
  return useMemo(() => {
    const table = request.does === 'paste' ? copiedTable(request.copied) : [];
    const open = openFields(config);
    const plan = blockPlan(request, (code) => open.has(code), table);
    return {
      table,
      plan,
      limit: limitOf(plan),
      isBlank: request.does === 'paste' && table.every((row) => row.every((text) => text === '')),
      hasNewRows: plan.rows.some(({ record }) => record === null),
    };
  }, [request, config]);
}
