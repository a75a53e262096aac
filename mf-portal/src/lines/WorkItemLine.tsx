import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { useFormPath } from '../links/use-form-path.ts';
import { WidgetLine } from './WidgetLines.tsx';
import styles from './WorkItemLine.module.css';
import { linesTexts } from './lines.texts.ts';

/** Line of a work item: its title, what and who it is from, since when it waits. Leads to its form and back. */
export function WorkItemLine({ item, mark }: { readonly item: WorkItem; readonly mark?: ReactNode }) {
  const t = linesTexts.useT();
  const locale = useLocale();
  const path = useFormPath()({ workflowInstanceId: item.workflowInstanceId, workitemId: item.id });
  const origin = [
    localised(item.workflowName, item.workflowName_i18n, locale),
    localised(item.activityName, item.activityName_i18n, locale),
    localised(item.originator.name, item.originator.name_i18n, locale),
  ].filter(Boolean);
  return (
    <WidgetLine to={path} mark={mark} instant={item.receiveTime}>
      <span className={styles.title}>
        {item.isReturned === true && <Tag color="warning">{t('returned')}</Tag>}
        <Ellipsis text={localised(item.instanceName, item.instanceName_i18n, locale)} />
      </span>
      <span className={styles.origin}>
        <Ellipsis text={origin.join(' · ')} />
      </span>
    </WidgetLine>
  );
}
