import type { Delegation, DelegationStatus } from '@portico/shared-kit/contract/delegations.schema';
import { type Locale, localised, useLocale } from '@portico/shared-kit/i18n';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Moment } from '@portico/shared-kit/ui/time';
import styles from './DelegationList.module.css';
import { delegationTexts } from './delegation.texts.ts';

/** Side of the delegations that are shown: the user's own, or those of others to the user. */
export type DelegationSide = 'given' | 'received';

interface DelegationListProps {
  readonly side: DelegationSide;
  readonly delegations: readonly Delegation[];
  readonly isBusy: boolean;
  /** Draws the actions on a delegation; absent where there are none. */
  renderActions?(delegation: Delegation): ReactNode;
}

/** Delegations with who, when and for what, as rows on a desk and cards on a phone. */
export function DelegationList({ side, delegations, isBusy, renderActions }: DelegationListProps) {
  return (
    <ul className={styles.list} aria-busy={isBusy}>
      {delegations.map((delegation) => (
        <li key={delegation.id} className={styles.item} data-status={delegation.status}>
          <DelegationHeading delegation={delegation} side={side} />
          <Facts delegation={delegation} />
          <span className={styles.actions}>{renderActions?.(delegation)}</span>
        </li>
      ))}
    </ul>
  );
}

const tones: Readonly<Record<DelegationStatus, string>> = {
  PLANNED: 'default',
  ACTIVE: 'processing',
  ENDED: 'default',
};

function DelegationHeading({ delegation, side }: { readonly delegation: Delegation; readonly side: DelegationSide }) {
  const t = delegationTexts.useT();
  const locale = useLocale();
  const { delegate, delegator, reason, status } = delegation;
  const person = side === 'given' ? delegate : delegator;
  const name = localised(person.name, person.name_i18n, locale);
  return (
    <div className={styles.who}>
      <span className={styles.title}>
        <strong>{t(side === 'given' ? 'toWhom' : 'fromWhom', { name })}</strong>
        <Tag color={tones[status]}>{t(`status.${status}`)}</Tag>
      </span>
      {reason !== null && (
        <span className={styles.label}>
          <Ellipsis text={reason} lines={2} />
        </span>
      )}
    </div>
  );
}

function Facts({ delegation }: { readonly delegation: Delegation }) {
  const t = delegationTexts.useT();
  const locale = useLocale();
  const { startTime, endTime, endedTime, includesOpen, workflows } = delegation;
  const isEarly = endedTime !== null && endedTime < endTime;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('period')}</dt>
        <dd className={styles.period}>
          <Moment instant={startTime} words={(time) => t('from', { time })} />
          <Moment instant={endTime} words={(time) => t('to', { time })} />
          {isEarly && (
            <span className={styles.label}>
              {t('endedEarly')} <Moment instant={endedTime} />
            </span>
          )}
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('scope')}</dt>
        <dd>
          <Ellipsis text={workflows === null ? t('allWorkflows') : namesOf(workflows, locale)} lines={2} />
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('open')}</dt>
        <dd>{t(includesOpen ? 'openIncluded' : 'openKept')}</dd>
      </div>
    </dl>
  );
}

function namesOf(workflows: NonNullable<Delegation['workflows']>, locale: Locale): string {
  const names = workflows.map(({ name, name_i18n }) => localised(name, name_i18n, locale));
  return names.join(locale === 'zh' ? '、' : ', ');
}
