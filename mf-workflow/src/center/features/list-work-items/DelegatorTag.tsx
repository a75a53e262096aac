import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Tag } from 'antd';
import { workflowTexts } from '../../../workflow.texts.ts';

/** Tag of the person on whose behalf a work item is handled. */
export function DelegatorTag({ delegator }: { readonly delegator: UserRef }) {
  const t = workflowTexts.useT();
  return (
    <Tag color="purple">
      {t('item.onBehalfOf', { name: localised(delegator.name, delegator.name_i18n, useLocale()) })}
    </Tag>
  );
}
