import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { PageFrame } from '../../../components/PageFrame.tsx';
import { ItemListSkeleton } from '../../features/list-work-items/ItemListSkeleton.tsx';
import { reviewTexts } from '../../features/review-items/review.texts.ts';
import { BulkReview } from '../../features/review-items/BulkReview.tsx';
import { useReviewing } from '../../work-list/use-reviewing.ts';
import type { WorkList } from '../../work-list/use-work-list.ts';

const BulkDialog = lazyWithRetry(async () => (await import('../../features/bulk-handle/BulkDialog.tsx')).BulkDialog);

/** Page of the items to do, side by side: the items that were selected, or all that the list's conditions keep. */
export function ReviewPage({ list: { asked } }: { readonly list: WorkList }) {
  const t = reviewTexts.useT();
  const { ids, leave } = useReviewing();
  const [agreeing, setAgreeing] = useState<readonly string[] | null>(null);
  const outline = <ItemListSkeleton />;
  return (
    <PageFrame title={t('title')} actions={<Button onClick={leave}>{t('back')}</Button>}>
      {asked === null ? outline : <BulkReview asked={reviewOf(asked, ids)} outline={outline} onAgree={setAgreeing} />}
      {agreeing !== null && (
        <Suspense>
          <BulkDialog work={{ action: 'agree' }} ids={agreeing} onClose={() => setAgreeing(null)} />
        </Suspense>
      )}
    </PageFrame>
  );
}

/** Returns the query of the review: selected items are in it whatever the conditions say meanwhile. */
function reviewOf({ state: _, ...narrowing }: NonNullable<WorkList['asked']>, ids: readonly string[] | null) {
  return ids === null ? narrowing : { ids: [...ids] };
}
