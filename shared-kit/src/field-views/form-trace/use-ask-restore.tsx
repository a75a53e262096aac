import { App } from 'antd/es';
import { isEmptyValue, type Property, propertyName, storageOf } from '../../fields/index.ts';
import { commonTexts, useLocale } from '../../i18n/index.ts';
import { useToast } from '../../ui/feedback/index.ts';
import { restoreValueTexts } from './restore-value.texts.ts';
import type { FormerValue } from './TraceBatch.tsx';
import { ValueComparison } from './ValueComparison.tsx';

/** Returns the question before a value is restored: the one of now beside it. Where both are the same it only says so. */
export function useAskRestore() {
  const t = restoreValueTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const toast = useToast();
  const { modal } = App.useApp();
  return ({ change, property }: FormerValue, now: unknown, save: () => Promise<boolean>): void => {
    const name = propertyName(property, locale);
    const former = change.beforeValue;
    if (isSame(property, now, former)) {
      toast.info(t('same', { name }));
      return;
    }
    modal.confirm({
      width: 520,
      title: t('title', { name }),
      content: <ValueComparison property={property} now={now} former={former} />,
      okText: t('ok'),
      cancelText: common('cancel'),
      onOk: async () => {
        if (await save()) toast.success(t('done', { name }));
      },
    });
  };
}

function isSame(property: Property, now: unknown, former: unknown): boolean {
  const { identityOf } = storageOf(property);
  const comparable = (value: unknown) => JSON.stringify(isEmptyValue(value) ? null : identityOf(value));
  return comparable(now) === comparable(former);
}
