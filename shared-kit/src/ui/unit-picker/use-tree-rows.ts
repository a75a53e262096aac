import { unitPickerTexts } from './unit-picker.texts.ts';
import { type UnitSource, type UnitType, unitTypes } from './unit-source.ts';
import { useUnitSearch } from './use-unit-search.ts';
import { useUnitTree } from './use-unit-tree.ts';

interface TreeQuery {
  readonly types: readonly UnitType[];
  readonly source: UnitSource;
  readonly keyword: string;
  /** The tree is fetched from when this is true on. */
  readonly isWanted: boolean;
}

/** The rows of the organisation's tree, or of what a search finds in it. */
export function useTreeRows({ types, source, keyword, isWanted }: TreeQuery) {
  const t = unitPickerTexts.useT();
  const wanted = keyword.trim();
  const tree = useUnitTree(source, { withPeople: types.includes(unitTypes.person), isWanted });
  const search = useUnitSearch(source, wanted, types);
  const { setOpen } = tree;
  if (wanted === '') {
    const { rows, fetchMore } = tree;
    return { rows, fetchMore, setOpen, list: 'tree', isTree: true, nothing: t('none') };
  }
  const { rows, fetchMore } = search;
  return { rows, fetchMore, setOpen, list: `? ${wanted}`, isTree: false, nothing: t('noResult', { keyword: wanted }) };
}
