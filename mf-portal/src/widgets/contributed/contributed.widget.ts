import { useLocale } from '@portico/shared-kit/i18n';
import { portalTexts } from '../../portal.texts.ts';
import { defineWidget } from '../widget-definition.ts';
import { Contributed } from './Contributed.tsx';
import { useContributedSlot } from './use-contributed-slot.ts';

export const contributed = defineWidget({
  type: 'Contributed',
  useName(settings) {
    const t = portalTexts.useT();
    const locale = useLocale();
    return useContributedSlot(settings)?.contribution.title[locale] ?? t('contributed.name');
  },
  Body: Contributed,
});
