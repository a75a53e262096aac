import type { TabHead } from '@portico/shared-kit/portal-pages';
import { titleJson, titleParts } from '@portico/shared-kit/designer/editing';
import { IconField } from '../panel/IconField.tsx';
import { panelTexts } from '../panel/panel.texts.ts';
import { DialogText } from './ItemDialog.tsx';

/** Longest title of a tab in each language; of a long one the tab shows the beginning (portal spec, section 5). */
const longestTitle = 60;

interface TabFieldsProps {
  readonly head: TabHead;
  onChange(changes: Partial<TabHead>): void;
}

/** Fields for the title and the icon of a tab. */
export function TabFields({ head, onChange }: TabFieldsProps) {
  const t = panelTexts.useT();
  const title = titleParts(head.title);
  const entitle = (language: 'zh' | 'en') => (text: string) =>
    onChange({ title: titleJson({ ...title, [language]: text }) ?? '' });
  return (
    <>
      <DialogText label={`${t('titleZh')} *`} value={title.zh} maxLength={longestTitle} onChange={entitle('zh')} />
      <DialogText label={t('titleEn')} value={title.en} maxLength={longestTitle} onChange={entitle('en')} />
      <IconField label={t('icon')} value={head.icon} canBeEmpty onChange={(icon) => onChange({ icon })} />
    </>
  );
}
