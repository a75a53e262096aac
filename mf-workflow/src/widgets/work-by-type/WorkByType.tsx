import { useSummariseWorkItemsQuery } from '@portico/shared-kit/api/work-items.api';
import type { WorkItemSummary } from '@portico/shared-kit/contract/work-item-search.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import type { WidgetValues } from '@portico/shared-kit/remotes';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { CheckCircleOutlined } from '@portico/shared-kit/ui/icons';
import { WidgetAnswer, WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { widgetTexts } from '../widgets.texts.ts';
import styles from './WorkByType.module.css';

/** Work that waits for the reader, counted by workflow, most first; each leads to its part of the list. */
export function Widget({ settings }: { readonly settings: WidgetValues }) {
  const query = useSummariseWorkItemsQuery({ state: 'unfinished' }, { refetchOnMountOrArgChange: true });
  const most = Math.max(1, Number(settings['rows']));
  return (
    <WidgetAnswer query={query} lines={4}>
      {(summary) => <Bars summary={summary} most={most} />}
    </WidgetAnswer>
  );
}

function Bars({ summary, most }: { readonly summary: WorkItemSummary; readonly most: number }) {
  const t = widgetTexts.useT();
  const locale = useLocale();
  const workflows = summary.workflows.toSorted((left, right) => right.count - left.count).slice(0, most);
  if (workflows.length === 0) {
    const [nothing, hint] = [t('waiting.nothing'), t('waiting.hint')];
    return <WidgetEmpty icon={<CheckCircleOutlined />} title={nothing} hint={hint} />;
  }
  const largest = workflows[0]?.count ?? 1;
  return (
    <div className={styles.body}>
      {summary.overdue > 0 && (
        <Tag color="error" className={styles.overdue ?? ''}>
          {t('waiting.overdue', { count: summary.overdue })}
        </Tag>
      )}
      <ul className={styles.list}>
        {workflows.map(({ workflowCode, name, name_i18n: nameI18n, count }) => (
          <li key={workflowCode}>
            <Link className={styles.row} to={`/workflow-center/my-unfinished-workitem?workflow=${workflowCode}`}>
              <span className={styles.name}>
                <Ellipsis text={localised(name, nameI18n, locale)} />
              </span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} style={{ inlineSize: `${String((count / largest) * 100)}%` }} />
              </span>
              <span className={styles.count} aria-label={t('waiting.count', { count })}>
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
