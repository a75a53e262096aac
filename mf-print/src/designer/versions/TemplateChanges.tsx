import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { ChangeSentences } from '@portico/shared-kit/designer';
import { templateChanges } from '../model/template-changes.model.ts';
import { templateFormat } from '../model/template-draft.model.ts';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';

/** Differences of the template in the designer to a saved one, in words. */
export function TemplateChanges({ before }: { readonly before: JsonObject }) {
  const t = templateDesignTexts.useT();
  const { template, nameOf } = useTemplateDesigner();
  const old = templateFormat.read({ name: template.name, name_i18n: template.name_i18n, content: before });
  if (old === null) return <p>{t('unreadable')}</p>;
  const sentences = templateChanges(old, template).map((change) => {
    if (change.kind === 'audienceChanged') return t('changes.audienceChanged');
    const { page } = change;
    if (!('element' in change)) return t(`changes.${change.kind}`, { page });
    const name = nameOf(change.element.id, change.kind === 'removed' ? old : template);
    return t(`changes.${change.kind}`, { page, name });
  });
  return <ChangeSentences sentences={sentences} />;
}
