import { useTakeBackItemsMutation } from '@portico/shared-kit/api/delegations.api';
import type { DelegatedItem } from '@portico/shared-kit/contract/delegations.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { instancePath, withReturn } from '../../../addresses.model.ts';
import { Moment } from '@portico/shared-kit/ui/time';
import { ItemStatusTag } from '../../../components/StatusTag.tsx';
import styles from './DelegationList.module.css';
import { delegationTexts } from './delegation.texts.ts';

interface DelegatedItemsProps {
  readonly items: readonly DelegatedItem[];
  readonly isBusy: boolean;
}

/** List of the items that others handle on behalf of the user: open ones can be taken back. */
export function DelegatedItems({ items, isBusy }: DelegatedItemsProps) {
  return (
    <ul className={styles.list} aria-busy={isBusy}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <What item={item} />
          <Facts item={item} />
          <span className={styles.actions}>{item.status === 'PENDING' && <TakeBackButton id={item.id} />}</span>
        </li>
      ))}
    </ul>
  );
}

function What({ item }: { readonly item: DelegatedItem }) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const title = localised(item.instanceName, item.instanceName_i18n, locale);
  const activity = localised(item.activityName, item.activityName_i18n, locale);
  return (
    <div className={styles.who}>
      <span className={styles.title}>
        <Link to={withReturn(instancePath(item.workflowInstanceId), pathname + search)}>{title}</Link>
        <ItemStatusTag status={item.status} />
      </span>
      <span className={styles.label}>
        {localised(item.workflowName, item.workflowName_i18n, locale)} · {activity}
      </span>
    </div>
  );
}

function Facts({ item: { handler, receiveTime, finishTime } }: { readonly item: DelegatedItem }) {
  const t = delegationTexts.useT();
  const name = localised(handler.name, handler.name_i18n, useLocale());
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('handler')}</dt>
        <dd>{name}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('received')}</dt>
        <dd className={styles.period}>
          <Moment instant={receiveTime} />
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('handled')}</dt>
        <dd className={styles.period}>
          <Moment instant={finishTime} />
        </dd>
      </div>
    </dl>
  );
}

function TakeBackButton({ id }: { readonly id: string }) {
  const t = delegationTexts.useT();
  const { notify } = useShell();
  const [takeBack, { isLoading }] = useTakeBackItemsMutation();
  const handleTake = async () => {
    const { data } = await takeBack({ ids: [id] });
    if (data === undefined) return;
    if (data.count > 0) notify({ kind: 'success', text: t('takenBack') });
    else notify({ kind: 'warning', text: t('notTaken') });
  };
  return (
    <Button loading={isLoading} onClick={() => void handleTake()}>
      {t('takeBack')}
    </Button>
  );
}
