import { useFailure } from '@portico/shared-kit/api';
import { EmptyState, ErrorState, NoResult } from '@portico/shared-kit/ui/feedback';
import { type ReactNode, Suspense } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import type { ModeProps } from '../list-mode.ts';
import { TreePages } from '../tree/TreePages.tsx';
import { type TreeModel, useTree } from '../tree/use-tree.ts';
import { type ToggledRows, useToggledRows } from '../use-toggled-rows.ts';
import type { RecordsProps } from '../view-parts.tsx';
import { type GanttModel, useGantt } from './use-gantt.ts';

/** Props of what a chart is drawn by. */
export interface GanttParts {
  readonly list: ModeProps;
  readonly tree: TreeModel;
  readonly gantt: GanttModel;
  /** Stands where there are no records. */
  readonly placeholder: ReactNode;
}

interface GanttFrameProps {
  readonly list: RecordsProps;
  readonly children: (parts: GanttParts) => ReactNode;
}

/** Reads the records of a chart for what draws them, and has the dialog in which one is changed. */
export function GanttFrame({ list, children }: GanttFrameProps) {
  const open = useToggledRows();
  const { criteria, orderBy } = list;
  // Another list is read anew; what is open stays open in it.
  return (
    <GanttReader key={JSON.stringify([criteria, orderBy])} list={list} open={open}>
      {children}
    </GanttReader>
  );
}

function GanttReader({ list, open, children }: GanttFrameProps & { readonly open: ToggledRows }) {
  const tree = useTree(list, open);
  const gantt = useGantt(list);
  const told = useFailure(tree.failure?.error);
  const placeholder = usePlaceholder(list);
  const { edited, closeEdit, changes } = gantt;
  const failure = tree.isRead ? undefined : tree.failure;
  return (
    <>
      <TreePages tree={tree} />
      {failure !== undefined ? (
        <ErrorState failure={told} onRetry={failure.retry} />
      ) : (
        children({ list, tree, gantt, placeholder })
      )}
      {edited !== null && (
        <Suspense fallback={null}>
          <list.Template
            key={edited.id}
            config={list.config}
            record={changes.shown(edited)}
            onSave={(data) => changes.change(edited, data)}
            onClose={closeEdit}
          />
        </Suspense>
      )}
    </>
  );
}

function usePlaceholder({ criteria, onClear, name }: ModeProps): ReactNode {
  const t = datalistTexts.useT();
  if (criteria.filter !== undefined || criteria.search !== undefined) return <NoResult onClear={onClear} />;
  return <EmptyState title={t('states.empty', { name })} hint={t('states.emptyReadOnly')} />;
}
