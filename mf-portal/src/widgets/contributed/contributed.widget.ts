import { useLocale } from '@portico/shared-kit/i18n';
import { defineWidget } from '../widget-definition.ts';
import { Contributed } from './Contributed.tsx';
import { useContributedSlot } from './use-contributed-slot.ts';
import { contributedTexts } from './contributed.texts.ts';

/** A widget that another remote contributes. */
export const contributed = defineWidget({
  type: 'Contributed',
  useName(settings) {
    const t = contributedTexts.useT();
    const locale = useLocale();
    return useContributedSlot(settings)?.contribution.title[locale] ?? t('name');
  },
  Body: Contributed,
});
