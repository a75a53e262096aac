import { useFailure } from '@portico/shared-kit/api';
import { EmptyState, ErrorState, LinesSkeleton, NoResult } from '@portico/shared-kit/ui/feedback';
import { datalistTexts } from '../../datalist.texts.ts';
import type { ModeProps } from '../list-mode.ts';
import { TreeCards } from './TreeCards.tsx';
import { TreeGrid } from './TreeGrid.tsx';
import { TreePages } from './TreePages.tsx';
import { type ToggledRows, useToggledRows } from '../use-toggled-rows.ts';
import { type TreeModel, useTree } from './use-tree.ts';

/**
 * The records of a list below each other. With a filter or a search those that are found stand below what is found above them, else at the
 * top with the name of their parent: each of them once, and nothing else.
 */
export function Tree(list: ModeProps) {
  const open = useToggledRows();
  const { criteria, orderBy } = list;
  // Another list is read anew; what is open stays open in it.
  return <TreeReader key={JSON.stringify([criteria, orderBy])} list={list} open={open} />;
}

interface TreeReaderProps {
  readonly list: ModeProps;
  readonly open: ToggledRows;
}

function TreeReader({ list, open }: TreeReaderProps) {
  const tree = useTree(list, open);
  return (
    <>
      <TreePages tree={tree} />
      <Rows list={list} tree={tree} />
    </>
  );
}

function Rows({ list, tree }: { readonly list: ModeProps; readonly tree: TreeModel }) {
  const t = datalistTexts.useT();
  const { isRead, failure } = tree;
  const told = useFailure(failure?.error);
  if (failure !== undefined && !isRead) return <ErrorState failure={told} onRetry={failure.retry} />;
  const isNarrowed = list.criteria.filter !== undefined || list.criteria.search !== undefined;
  const placeholder = isNarrowed ? (
    <NoResult onClear={list.onClear} />
  ) : (
    <EmptyState title={t('states.empty', { name: list.name })} hint={t('states.emptyReadOnly')} />
  );
  if (!list.isPhone) return <TreeGrid {...{ list, tree, placeholder }} />;
  return isRead ? <TreeCards {...{ list, tree, placeholder }} /> : <LinesSkeleton lines={8} />;
}
