import { TextField } from '@portico/shared-kit/designer';
import type { PortalWidget } from '@portico/shared-kit/portal-pages';
import { titleJson, titleParts } from '@portico/shared-kit/designer/editing';
import { pageDesignTexts } from '../page-design.texts.ts';
import { useWidgetChange } from './use-widget-change.ts';

/** Longest title in one language; the server takes 400 characters of JSON. */
const longestTitle = 60;

/** The title of a widget in both languages; without one its type names it. */
export function TitleFields({ widget }: { readonly widget: PortalWidget }) {
  const t = pageDesignTexts.useT();
  const change = useWidgetChange(widget.id);
  const title = titleParts(widget.title);
  const set = (language: 'zh' | 'en') => (text: string) =>
    change(`title ${language}`, (before) => ({
      ...before,
      title: titleJson({ ...titleParts(before.title), [language]: text }),
    }));
  return (
    <>
      <TextField label={t('widgetTitleZh')} value={title.zh} maxLength={longestTitle} onChange={set('zh')} />
      <TextField label={t('widgetTitleEn')} value={title.en} maxLength={longestTitle} onChange={set('en')} />
    </>
  );
}
