import type { Property } from '@portico/shared-kit/contract/models.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { Alert } from 'antd';
import { workflowTexts } from '../../../workflow.texts.ts';

interface CopyNoticeProps {
  /** Says what the form makes of the values. */
  readonly title: string;
  /** The fields whose values did not come along; null where nothing did. */
  readonly leftOut: readonly Property[] | null;
}

/** Says that the form began with the values of an old record, and what of it did not come along. */
export function CopyNotice({ title, leftOut }: CopyNoticeProps) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  if (leftOut === null) return <Alert type="warning" showIcon title={t('form.notCopied')} />;
  const names = leftOut.map((property) => propertyName(property, locale)).join(t('log.comma'));
  return (
    <Alert
      type="info"
      showIcon
      title={title}
      {...(names === '' ? {} : { description: t('form.leftOut', { names }) })}
    />
  );
}
