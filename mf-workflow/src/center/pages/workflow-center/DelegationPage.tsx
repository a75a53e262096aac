import { useFailure } from '@portico/shared-kit/api';
import { useListDelegatedItemsQuery, useListDelegationsQuery } from '@portico/shared-kit/api/delegations.api';
import type { Delegation } from '@portico/shared-kit/contract/delegations.schema';
import { EmptyState, ErrorState } from '@portico/shared-kit/ui/feedback';
import { PlusOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button, Pagination, Segmented } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../components/PageFrame.tsx';
import { delegationTexts } from '../../features/delegate-work/delegation.texts.ts';
import { DelegatedItems } from '../../features/delegate-work/DelegatedItems.tsx';
import { DelegationActions } from '../../features/delegate-work/DelegationActions.tsx';
import { DelegationList, type DelegationSide } from '../../features/delegate-work/DelegationList.tsx';
import { DelegationListSkeleton } from '../../features/delegate-work/DelegationListSkeleton.tsx';
import styles from './DelegationPage.module.css';

const DelegationDialog = lazyWithRetry(
  async () => (await import('../../features/delegate-work/DelegationDialog.tsx')).DelegationDialog,
);

/** Null asks for a new delegation, undefined for nothing. */
type DialogSubject = Delegation | null | undefined;

const size = 20;

const sides = ['given', 'received', 'items'] as const;

/** Tab that is shown: the user's own delegations, those to the user, or what others handle for the user. */
type Side = (typeof sides)[number];

/** Page of the delegations of the user's work to others, and of others' work to the user (shell spec, section 2). */
export function DelegationPage() {
  const t = delegationTexts.useT();
  const isPhone = useIsPhone();
  const { side, page, show } = useDelegationTab();
  const [subject, setSubject] = useState<DialogSubject>(undefined);
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setSubject(null)}>
      {t('create')}
    </Button>
  );
  const paging = { page, onPage: (next: number) => show(side, next) };
  return (
    <PageFrame title={t('title')} actions={create}>
      <Segmented
        aria-label={t('side.label')}
        vertical={isPhone}
        className={styles.sides}
        options={sides.map((each) => ({ value: each, label: t(`side.${each}`) }))}
        value={side}
        onChange={(next) => show(next, 0)}
      />
      {side === 'items' ? <Items {...paging} /> : <Delegations {...paging} side={side} onEdit={setSubject} />}
      {subject !== undefined && (
        <Suspense fallback={null}>
          <DelegationDialog delegation={subject} onClose={() => setSubject(undefined)} />
        </Suspense>
      )}
    </PageFrame>
  );
}

/** Returns the tab and the page that the address holds. */
function useDelegationTab() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('page') ?? 1);
  const side = sides.find((each) => each === search.get('side')) ?? 'given';
  const show = (nextSide: Side, nextPage: number) =>
    setSearch((held) => {
      const next = new URLSearchParams(held);
      const set = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
      set('side', nextSide === 'given' ? null : nextSide);
      set('page', nextPage === 0 ? null : String(nextPage + 1));
      return next;
    });
  return { side, page: Number.isInteger(asked) && asked >= 1 ? asked - 1 : 0, show };
}

interface Paging {
  readonly page: number;
  onPage(page: number): void;
}

interface DelegationsProps extends Paging {
  readonly side: DelegationSide;
  onEdit(delegation: Delegation): void;
}

function Delegations({ side, page, onPage, onEdit }: DelegationsProps) {
  const answer = useListDelegationsQuery({ side, page, size }, { refetchOnMountOrArgChange: true });
  const { currentData: data, isFetching } = answer;
  const renderActions = (delegation: Delegation) => (
    <DelegationActions delegation={delegation} onEdit={() => onEdit(delegation)} />
  );
  return (
    <DelegationPanel side={side} answer={answer} page={page} onPage={onPage}>
      <DelegationList
        side={side}
        delegations={data?.content ?? []}
        isBusy={isFetching}
        {...(side === 'given' ? { renderActions } : {})}
      />
    </DelegationPanel>
  );
}

function Items(paging: Paging) {
  // Others handle them.
  const answer = useListDelegatedItemsQuery({ page: paging.page, size }, { refetchOnMountOrArgChange: true });
  return (
    <DelegationPanel side="items" answer={answer} {...paging}>
      <DelegatedItems items={answer.currentData?.content ?? []} isBusy={answer.isFetching} />
    </DelegationPanel>
  );
}

interface DelegationPanelProps extends Paging {
  readonly side: Side;
  readonly answer: {
    readonly currentData?: { readonly content: readonly unknown[]; readonly totalElements: number } | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  readonly children: ReactNode;
}

/** A list with its states and its pages. */
function DelegationPanel({ side, answer, page, onPage, children }: DelegationPanelProps) {
  const t = delegationTexts.useT();
  const { currentData: data, error, isFetching, refetch } = answer;
  const failure = useFailure(error);
  if (error !== undefined && !isFetching) return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  if (data === undefined) return <DelegationListSkeleton />;
  const total = data.totalElements;
  return (
    <>
      {data.content.length > 0 ? (
        children
      ) : (
        <EmptyState title={t(`empty.${side}.title`)} hint={t(`empty.${side}.hint`)} />
      )}
      {(total > size || page > 0) && (
        <Pagination
          className={styles.pages}
          current={page + 1}
          pageSize={size}
          total={total}
          showSizeChanger={false}
          onChange={(next) => onPage(next - 1)}
        />
      )}
    </>
  );
}
