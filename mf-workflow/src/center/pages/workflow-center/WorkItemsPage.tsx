import { TableOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useState } from 'react';
import { ToolButton } from '../../components/ToolButton.tsx';
import { ItemListSkeleton } from '../../features/list-work-items/ItemListSkeleton.tsx';
import { itemsTexts } from '../../work-list/items.texts.ts';
import { useReviewing } from '../../work-list/use-reviewing.ts';
import { useWorkList, type WorkList } from '../../work-list/use-work-list.ts';
import { workflowTexts } from '../../../workflow.texts.ts';
import { type Listed, useListed, WorkListFrame } from './WorkListFrame.tsx';

const ItemsBar = lazyWithRetry(async () => (await import('../../features/bulk-handle/ItemsBar.tsx')).ItemsBar);
const ReviewPage = lazyWithRetry(async () => (await import('./ReviewPage.tsx')).ReviewPage);
const BulkDialog = lazyWithRetry(async () => (await import('../../features/bulk-handle/BulkDialog.tsx')).BulkDialog);

/** My to-do, or my done: work items of the user, newest first unless they ask otherwise; what is to do also side by side. */
export function WorkItemsPage({ state: kind }: { readonly state: 'unfinished' | 'finished' }) {
  const list = useWorkList(kind);
  const { isReviewing, review } = useReviewing();
  return isReviewing && kind === 'unfinished' ? (
    <Suspense fallback={<ItemListSkeleton />}>
      <ReviewPage list={list} />
    </Suspense>
  ) : (
    <ListPage list={list} onReview={review} />
  );
}

interface ListPageProps {
  readonly list: WorkList;
  /** Puts these side by side; null: all that the list shows. */
  onReview(ids: readonly string[] | null): void;
}

function ListPage({ list, onReview }: ListPageProps) {
  const t = workflowTexts.useT();
  const words = itemsTexts.useT();
  const isToDo = list.kind === 'unfinished';
  const area = isToDo ? 'todo' : 'done';
  const listed = useListed(list);
  const { total } = listed;
  const review = isToDo && total > 1 && (
    <ToolButton icon={<TableOutlined aria-hidden="true" />} words={words('review')} onClick={() => onReview(null)} />
  );
  return (
    <WorkListFrame
      title={t(`${area}.title`)}
      list={list}
      listed={listed}
      isSelectable={isToDo}
      empty={{ title: t(`${area}.empty`), hint: t(`${area}.emptyHint`) }}
      tools={review}
    >
      <SelectedItems listed={listed} onReview={onReview} />
    </WorkListFrame>
  );
}

interface SelectedItemsProps extends Pick<ListPageProps, 'onReview'> {
  readonly listed: Listed;
}

/** Bar of the actions on the chosen items, and the dialog of the one that is taken. */
function SelectedItems({ listed: { answer, chosen, choose }, onReview }: SelectedItemsProps) {
  const [asked, setAsked] = useState<'agree' | 'forward' | 'claim' | null>(null);
  const canClaim = answer.data?.content.some(({ id, claim }) => claim?.by === null && chosen.includes(id)) === true;
  return (
    <Suspense>
      {chosen.length > 0 && (
        <ItemsBar
          count={chosen.length}
          onAgree={() => setAsked('agree')}
          onForward={() => setAsked('forward')}
          onClaim={canClaim ? () => setAsked('claim') : null}
          onReview={() => onReview(chosen)}
          onClear={() => choose(new Set())}
        />
      )}
      {asked !== null && <BulkDialog work={{ action: asked }} ids={chosen} onClose={() => setAsked(null)} />}
    </Suspense>
  );
}
