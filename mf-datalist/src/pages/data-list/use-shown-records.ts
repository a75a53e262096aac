import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useColumnChoices } from '../../features/set-columns/use-column-choices.ts';
import type { ListState } from '@portico/shared-kit/list-address';
import { pageInstead } from '../../list/paging.model.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useRecordPage } from '../../list/use-record-page.ts';
import { useSelection } from '../../list/use-selection.ts';
import { titledColumns } from '../../list/visible-columns.model.ts';
import type { ModeRecords } from '../../modes/list-mode.ts';
import { modeOf } from '../../modes/registry.ts';
import { useListScript, useScriptView } from '../../scripts/list-script.ts';

const noRecords: readonly BizRecord[] = [];

/** The records of the page that the address asks for, and what of them is selected. */
export function useShownRecords(config: ListConfig) {
  const listState = useListState(config);
  const { state, defaults, change: changeState } = listState;
  const choices = useChoices(config);
  const mode = useMemo(() => modeOf(config, state.groupBy), [config, state.groupBy]);
  const script = useListScript();
  const isSkipped = mode !== null || script?.replacesRecords === true;
  const narrowing = script?.narrowing ?? null;
  const own = useRecordPage(config, { ...listState, isSkipped, narrowing }, choices.columns);
  // Drawn again when what the script says of the records changes.
  useScriptView();
  const records = script?.recordsOf(own, state) ?? own;
  const [drawn, setDrawn] = useState<ModeRecords | null>(null);
  const { content, totalElements = 0 } = records.shown.page ?? {};
  const drawnRecords = mode === null ? content : drawn?.records;
  const selection = useSelection(drawnRecords, JSON.stringify(state));
  // Another page, order or filter shows other rows: what was selected is let go (list spec, section 4).
  const change = useStableCallback<[Partial<ListState>], void>((part) => {
    selection.clear();
    changeState(part, records.fetchAhead);
  });
  useExistingPage(state, records.shown.page, records.isLoading, change);
  const total = mode === null ? totalElements : (drawn?.total ?? 0);
  useLayoutEffect(() =>
    script?.tell({
      records: own,
      state,
      drawn: mode === null ? null : (drawn?.records ?? noRecords),
      columns: choices.columns,
      selected: selection.ids,
      onSelect: selection.select,
      refresh: records.refetch,
    }),
  );
  return { state, defaults, change, choices, records, drawnRecords, selection, mode, total, onDrawn: setDrawn };
}

function useChoices(config: ListConfig) {
  const locale = useLocale();
  const columns = useMemo(() => titledColumns(config, locale), [config, locale]);
  return useColumnChoices(columns, config);
}

function useExistingPage(
  { page, size }: ListState,
  shown: { content: readonly BizRecord[]; totalElements: number } | undefined,
  isLoading: boolean,
  change: (part: Partial<ListState>) => void,
): void {
  const instead =
    shown === undefined || isLoading
      ? null
      : pageInstead({ page, size, rows: shown.content.length, total: shown.totalElements });
  useEffect(() => {
    if (instead !== null) change({ page: instead });
  }, [instead, change]);
}
