import type { TemplateSelection } from '../model/template-designer-state.model.ts';
import type { TemplateDraft } from '../model/template-draft.model.ts';
import { findElement } from '../model/template-edits.model.ts';
import type { templateDesignTexts } from '../template-design.texts.ts';
import type { TemplateDesignerContext } from '../template-designer.ts';

/** Changes of the template, each with the words that are said of it. */
export type SpokenChanges = ReturnType<typeof spokenChanges>;

/** Kind of a change, by which it is said. */
type ChangeKind =
  | 'add'
  | 'move'
  | 'moveToPage'
  | 'resize'
  | 'remove'
  | 'duplicate'
  | 'paste'
  | 'align'
  | 'stack'
  | 'change'
  | 'copy';

/** Returns the functions that change the template and say so. */
export function spokenChanges(
  { template, nameOf, dispatch }: TemplateDesignerContext,
  t: ReturnType<typeof templateDesignTexts.useT>,
) {
  const wordsOf = (kind: ChangeKind, draft: TemplateDraft, ids: readonly string[]) => {
    const own = nameOf(ids[0] ?? '', draft);
    const name = ids.length < 2 ? own : t('names', { name: own, count: ids.length });
    const found = findElement(draft, ids[0] ?? '');
    const { element, pageIndex = 0 } = found ?? {};
    const { left = 0, top = 0, widthValue: width = 0, heightValue: height = 0 } = element ?? {};
    return t(`announce.${kind}`, { name, page: pageIndex + 1, where: t('where', { left, top, width, height }) });
  };
  return {
    change(
      kind: ChangeKind,
      document: TemplateDraft,
      ids: readonly string[],
      more: { readonly selected?: TemplateSelection; readonly setting?: string | undefined } = {},
    ) {
      const { selected, setting } = more;
      const words = wordsOf(kind, kind === 'remove' ? template : document, ids);
      dispatch({
        type: 'change',
        document,
        words,
        ...(selected === undefined ? {} : { selected }),
        ...(setting === undefined ? {} : { setting }),
      });
    },
    page(kind: 'pageAdd' | 'pageRemove' | 'pageMove', document: TemplateDraft, id: string, selected = id) {
      const within = kind === 'pageRemove' ? template : document;
      const page = within.pages.findIndex(({ settings }) => settings.id === id) + 1;
      dispatch({ type: 'change', document, words: t(`announce.${kind}`, { page }), selected: [selected] });
    },
    copied: (ids: readonly string[]) => dispatch({ type: 'say', words: wordsOf('copy', template, ids) }),
  };
}
