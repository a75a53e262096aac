import { useMemo } from 'react';
import { addingActions } from './actions/adding-actions.ts';
import { arrangingActions } from './actions/arranging-actions.ts';
import { pageActions } from './actions/page-actions.ts';
import { spokenChanges } from './actions/spoken-changes.ts';
import type { TemplateActions } from './actions/template-actions.ts';
import type { PaletteItem } from './model/new-elements.model.ts';
import { templateDesignTexts } from './template-design.texts.ts';
import { useTemplateDesigner } from './template-designer.ts';

/** Returns the actions at the template that is open. */
export function useTemplateActions(): TemplateActions {
  const designer = useTemplateDesigner();
  const t = templateDesignTexts.useT();
  return useMemo(() => {
    const say = spokenChanges(designer, t);
    return {
      ...addingActions(designer, say, { newWords }),
      ...arrangingActions(designer, say),
      ...pageActions(designer, say),
    };
  }, [designer, t]);
}

/** Words of a new title or text, in both languages. */
function newWords(item: PaletteItem): string {
  const key = item.kind === 'element' && item.type === 'title' ? 'newTitle' : 'newText';
  return JSON.stringify({ zh: templateDesignTexts.t('zh', key), en: templateDesignTexts.t('en', key) });
}
