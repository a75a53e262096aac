import { useGetWorkItemCountQuery } from '@portico/shared-kit/api/workflow.api';
import { useShell } from '@portico/shared-kit/remotes/react';
import { CheckOutlined } from '@portico/shared-kit/ui/icons';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button, Popconfirm, Segmented } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SelectionBar } from '../../components/SelectionBar.tsx';
import { NotRead } from '../../features/read-cc-items/NotRead.tsx';
import { ccItemsTexts } from '../../features/read-cc-items/cc-items.texts.ts';
import { type ReadOutcome, useMarkRead } from '../../features/read-cc-items/use-mark-read.ts';
import { appCodeIn } from '../../work-list/list-state.model.ts';
import { useWorkList } from '../../work-list/use-work-list.ts';
import { useListed, WorkListFrame } from './WorkListFrame.tsx';

/** Page of the workflows of which the user got a cc: unread, and read. */
export function CcItemsPage() {
  const [search] = useSearchParams();
  const tab = search.get('tab') === 'read' ? 'read' : 'unread';
  return <CcItems key={tab} tab={tab} />;
}

type Tab = 'unread' | 'read';

function CcItems({ tab }: { readonly tab: Tab }) {
  const t = ccItemsTexts.useT();
  const list = useWorkList(tab);
  const listed = useListed(list);
  const { notify } = useShell();
  const isPhone = useIsPhone();
  const reading = useMarkRead();
  const [outcome, setOutcome] = useState<ReadOutcome | null>(null);
  const { chosen, choose, total } = listed;
  const finish = (done: ReadOutcome) => {
    setOutcome(done);
    choose(new Set());
    if (done.done > 0) notify({ kind: 'success', text: t('done', { count: done.done }) });
  };
  const isBusy = reading.progress !== null;
  const readAll = () => list.asked && void reading.readAll(list.asked).then(finish);
  const markAll = tab === 'unread' && (total > 0 || isBusy) && (
    <MarkAll key="all" count={total} progress={reading.progress} onConfirm={readAll} />
  );
  const tabs = <TabChoice key="tabs" tab={tab} />;
  return (
    <WorkListFrame
      title={t('title')}
      list={list}
      listed={listed}
      isSelectable={tab === 'unread'}
      empty={{ title: t(`empty.${tab}`), hint: t(`emptyHint.${tab}`) }}
      actions={isPhone ? undefined : tabs}
      tools={isPhone ? [tabs, markAll] : markAll}
      notice={outcome !== null && <NotRead outcome={outcome} onClose={() => setOutcome(null)} />}
    >
      {chosen.length > 0 && (
        <SelectionBar count={chosen.length} isBusy={isBusy} onClear={() => choose(new Set())}>
          <Button
            type="primary"
            icon={<CheckOutlined aria-hidden="true" />}
            loading={isBusy}
            onClick={() => void reading.read(chosen).then(finish)}
          >
            {t('mark')}
          </Button>
        </SelectionBar>
      )}
    </WorkListFrame>
  );
}

function TabChoice({ tab }: { readonly tab: Tab }) {
  const t = ccItemsTexts.useT();
  const [search, setSearch] = useSearchParams();
  const appCode = appCodeIn(search);
  const own = appCode === null ? undefined : { appCode };
  const { data } = useGetWorkItemCountQuery(own);
  const count = data?.circulateItemCount ?? 0;
  return (
    <Segmented<Tab>
      aria-label={t('tabs')}
      value={tab}
      options={[
        { value: 'unread', label: count === 0 ? t('unread') : t('unreadCount', { count: count > 99 ? '99+' : count }) },
        { value: 'read', label: t('read') },
      ]}
      // The lists have other orders and conditions: each begins anew.
      onChange={(next) =>
        setSearch({ ...(appCode === null ? {} : { app: appCode }), ...(next === 'read' ? { tab: next } : {}) })
      }
    />
  );
}

interface MarkAllProps {
  readonly count: number;
  /** Number of those that are done while it works; null while it does not. */
  readonly progress: number | null;
  onConfirm(): void;
}

function MarkAll({ count, progress, onConfirm }: MarkAllProps) {
  const t = ccItemsTexts.useT();
  return (
    <Popconfirm
      title={t('markAllTitle', { count })}
      description={t('markAllHint')}
      okText={t('mark')}
      onConfirm={onConfirm}
    >
      <Button loading={progress !== null}>
        {progress === null ? t('markAll') : t('progress', { count: progress })}
      </Button>
    </Popconfirm>
  );
}
