import { addPage, movePage, removePage } from '../model/template-edits.model.ts';
import type { TemplateDesignerContext } from '../template-designer.ts';
import type { SpokenChanges } from './spoken-changes.ts';
import type { TemplateActions } from './template-actions.ts';

/** Returns the actions at whole pages. */
export function pageActions(
  { template }: TemplateDesignerContext,
  say: SpokenChanges,
): Pick<TemplateActions, 'addPage' | 'removePage' | 'movePage'> {
  return {
    addPage(afterId) {
      const { draft, id } = addPage(template, afterId);
      say.page('pageAdd', draft, id);
    },
    removePage(id) {
      const at = template.pages.findIndex(({ settings }) => settings.id === id);
      const next = template.pages[at === 0 ? 1 : at - 1]?.settings.id;
      if (next !== undefined) say.page('pageRemove', removePage(template, id), id, next);
    },
    movePage: (id, index) => say.page('pageMove', movePage(template, id, index), id),
  };
}
