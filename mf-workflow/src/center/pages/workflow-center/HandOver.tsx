import type { UserId } from '@portico/shared-kit/contract/ids';
import type { SearchWorkItemsInput } from '@portico/shared-kit/contract/workflow-search.schema';
import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { SendOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Refusal } from '../../../components/Refusal.tsx';
import { SelectionBar } from '../../components/SelectionBar.tsx';
import type { Selection } from '../../features/search-workflows/ResultTable.tsx';
import { useWorkItemIdSearch } from '../../features/search-workflows/use-work-item-id-search.ts';
import { itemsTexts } from '../../work-list/items.texts.ts';

const BulkDialog = lazyWithRetry(async () => (await import('../../features/bulk-handle/BulkDialog.tsx')).BulkDialog);

/** All types but what is only to be read, which stays with its reader. */
const work = [0, 1, 2, 3];

/** Tasks of a person that are selected, and those that go to somebody else. */
export interface HandingOver {
  readonly selection: Selection<WorkItem>;
  /** Ids of those of the page that are selected. */
  readonly chosen: readonly string[];
  readonly asked: readonly string[] | null;
  ask(ids: readonly string[] | null): void;
}

/** Keeps the selection of a page, as far as its tasks are still there. */
export function useHandingOver(items: readonly WorkItem[] = []): HandingOver {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const [asked, ask] = useState<readonly string[] | null>(null);
  const chosen = items.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
  const canSelect = ({ type }: WorkItem) => work.includes(type);
  return { selection: { keys: new Set(chosen), canSelect, select: setWanted }, chosen, asked, ask };
}

interface HandOverAllProps {
  readonly question: Omit<SearchWorkItemsInput, 'page' | 'size' | 'order'>;
  onAsk(ids: readonly string[]): void;
}

/** Begins to hand over everything that the conditions keep, on other pages, too. */
export function HandOverAll({ question, onAsk }: HandOverAllProps) {
  const t = itemsTexts.useT();
  const { isBusy, error, find } = useWorkItemIdSearch();
  const begin = async () => {
    const types = (question.types ?? work).filter((type) => work.includes(type));
    const ids = types.length === 0 ? [] : await find({ ...question, types });
    if (ids !== null && ids.length > 0) onAsk(ids);
  };
  return (
    <>
      <Button icon={<SendOutlined aria-hidden="true" />} loading={isBusy} onClick={() => void begin()}>
        {t('handOverAll')}
      </Button>
      {error !== undefined && <Refusal error={error} />}
    </>
  );
}

interface HandOverProps extends HandingOver {
  /** Id of the person whose tasks they are. */
  readonly participantId: UserId;
}

/** Gives what is selected to somebody else. */
export function HandOver({ participantId, selection, chosen, asked, ask }: HandOverProps) {
  const t = itemsTexts.useT();
  return (
    <>
      {chosen.length > 0 && (
        <SelectionBar count={chosen.length} onClear={() => selection.select(new Set())}>
          <Button type="primary" icon={<SendOutlined aria-hidden="true" />} onClick={() => ask(chosen)}>
            {t('handOver')}
          </Button>
        </SelectionBar>
      )}
      {asked !== null && (
        <Suspense fallback={null}>
          <BulkDialog work={{ action: 'handOver', participantId }} ids={asked} onClose={() => ask(null)} />
        </Suspense>
      )}
    </>
  );
}
