import { useState } from 'react';
import { unitPickerTexts } from './unit-picker.texts.ts';
import { type UnitSource, type UnitType, unitTypes } from './unit-source.ts';
import type { PickerRow } from './unit-tree.model.ts';
import { useRecentUnits } from './use-recent-units.ts';
import { useUnitSearch } from './use-unit-search.ts';
import { useUnitTree } from './use-unit-tree.ts';

type Tab = 'recent' | 'tree';

interface PickerRows {
  readonly tab: Tab;
  setTab(tab: Tab): void;
  readonly rows: readonly PickerRow[];
  /** List that the rows belong to. */
  readonly list: string;
  readonly isTree: boolean;
  /** Number of units that a search found; null where nothing is searched or it is not known yet. */
  readonly total: number | null;
  /** Words of an empty list. */
  readonly nothing: string;
  fetchMore(departmentId: string): void;
  setOpen(departmentId: string, isOpen: boolean): void;
}

/** The rows of the list in sight: what a search finds, recent choices, or the tree, which who never chose sees first. */
export function usePickerRows({
  types,
  source,
  keyword,
}: {
  readonly types: readonly UnitType[];
  readonly source: UnitSource;
  readonly keyword: string;
}): PickerRows {
  const t = unitPickerTexts.useT();
  const [chosenTab, setTab] = useState<Tab | null>(null);
  const wanted = keyword.trim();
  const recent = useRecentUnits(source, types);
  const tab = chosenTab ?? (recent.isEmpty || recent.hasFailed ? 'tree' : 'recent');
  const isTree = wanted === '' && tab === 'tree';
  const tree = useUnitTree(source, { withPeople: types.includes(unitTypes.person), isWanted: tab === 'tree' });
  const search = useUnitSearch(source, wanted, types);
  const common = { tab, setTab, isTree, setOpen: tree.setOpen };
  if (wanted !== '') {
    const { rows, total, fetchMore } = search;
    return { ...common, rows, list: `? ${wanted}`, total, fetchMore, nothing: t('noResult', { keyword: wanted }) };
  }
  if (isTree) {
    return { ...common, rows: tree.rows, list: tab, total: null, fetchMore: tree.fetchMore, nothing: t('none') };
  }
  return { ...common, rows: recent.rows, list: tab, total: null, fetchMore: recent.retry, nothing: t('noRecent') };
}
