import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { instancePath } from '../../../addresses.model.ts';
import { Moment } from '@portico/shared-kit/ui/time';
import { InstanceStatusTag } from '../../../components/StatusTag.tsx';
import { itemsTexts } from '../../work-list/items.texts.ts';
import { workflowTexts } from '../../../workflow.texts.ts';
import { ItemRow } from './ItemRow.tsx';

/** A line of the cc items: what it is, who sends it with which words, who started it, and when it came or was read. */
export function CcItemRow({ item }: { readonly item: WorkItem }) {
  const t = workflowTexts.useT();
  const own = itemsTexts.useT();
  const locale = useLocale();
  const { cc, originator } = item;
  const sender = cc?.sender ?? originator;
  const name = localised(sender.name, sender.name_i18n, locale);
  return (
    <ItemRow
      to={instancePath(item.workflowInstanceId, item.id, item.type)}
      title={localised(item.instanceName, item.instanceName_i18n, locale)}
      kind={localised(item.workflowName, item.workflowName_i18n, locale)}
      mark={<InstanceStatusTag status={item.instanceStatus} />}
      facts={[
        {
          name: own('ccFrom'),
          value: cc?.remark ? own('remark', { name, words: cc.remark }) : name,
        },
        { name: t('item.originator'), value: localised(originator.name, originator.name_i18n, locale) },
        item.finishTime === null
          ? { name: t('item.received'), value: <Moment instant={item.receiveTime} /> }
          : { name: own('readAt'), value: <Moment instant={item.finishTime} /> },
      ]}
    />
  );
}
