import { useQueryMyInstancesQuery } from '@portico/shared-kit/api/workflow-search.api';
import type { MyInstance, MyInstancePage } from '@portico/shared-kit/contract/workflow-search.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import type { WidgetValues } from '@portico/shared-kit/remotes';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { BranchesOutlined } from '@portico/shared-kit/ui/icons';
import { WidgetAnswer, WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { instancePath, withReturn } from '../../addresses.model.ts';
import { widgetTexts } from '../widgets.texts.ts';
import styles from './WaitingInstances.module.css';
import { daysSince } from './days-since.model.ts';

/** Workflows that the reader started and that are under way: where each is, with whom, and for how long. */
export function Widget({ settings }: { readonly settings: WidgetValues }) {
  const size = Math.min(50, Math.max(1, Number(settings['rows'])));
  const query = useQueryMyInstancesQuery(
    { status: ['PROCESSING'], page: 0, size },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <WidgetAnswer query={query} lines={4}>
      {(page) => <Lines page={page} />}
    </WidgetAnswer>
  );
}

function Lines({ page }: { readonly page: MyInstancePage }) {
  const t = widgetTexts.useT();
  if (page.content.length === 0) {
    const [nothing, hint] = [t('started.nothing'), t('started.hint')];
    return <WidgetEmpty icon={<BranchesOutlined />} title={nothing} hint={hint} />;
  }
  return (
    <ul className={styles.list}>
      {page.content.map((instance) => (
        <Line key={instance.id} instance={instance} />
      ))}
    </ul>
  );
}

function Line({ instance }: { readonly instance: MyInstance }) {
  const t = widgetTexts.useT();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const [now] = useState(Date.now);
  const { activities, participants, waitingSince } = instance;
  const listOf = (names: readonly string[]) => names.join(locale === 'zh' ? '、' : ', ');
  const activity = listOf(activities.map((each) => localised(each.name, each.name_i18n, locale)));
  const people = listOf(participants.map((each) => localised(each.name, each.name_i18n, locale)));
  const days = waitingSince === null ? null : daysSince(waitingSince, now);
  const facts = [activity && t('started.at', { activity }), people && t('started.with', { people })].filter(Boolean);
  return (
    <li>
      <Link className={styles.line} to={withReturn(instancePath(instance.id), pathname + search)}>
        <span className={styles.what}>
          <Ellipsis text={localised(instance.instanceName, instance.instanceName_i18n, locale)} />
          <span className={styles.facts}>
            <Ellipsis text={facts.join(' · ')} />
          </span>
        </span>
        {days !== null && (
          <span className={styles.since}>{days === 0 ? t('started.today') : t('started.since', { count: days })}</span>
        )}
      </Link>
    </li>
  );
}
