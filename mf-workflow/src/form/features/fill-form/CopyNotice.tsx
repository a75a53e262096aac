import type { Property } from '@portico/shared-kit/contract/models.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { Alert } from 'antd';
import { workflowTexts } from '../../../workflow.texts.ts';

/** Says that the form began with the values of an old record, and what of it did not come along; null: nothing did. */
export function CopyNotice({ leftOut }: { readonly leftOut: readonly Property[] | null }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  if (leftOut === null) return <Alert type="warning" showIcon title={t('form.notCopied')} />;
  const names = leftOut.map((property) => propertyName(property, locale)).join(t('log.comma'));
  return (
    <Alert
      type="info"
      showIcon
      title={t('form.copied')}
      {...(names === '' ? {} : { description: t('form.leftOut', { names }) })}
    />
  );
}
