import {
  designerTexts,
  NameFields,
  PanelReadOnlyProvider,
  PanelSection,
  panelStyles,
} from '@portico/shared-kit/designer';
import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { selectedElements } from '../model/template-designer-state.model.ts';
import { findElement, findPage } from '../model/template-edits.model.ts';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { AudienceFields } from './audience/AudienceFields.tsx';
import { ElementFields } from './ElementFields.tsx';
import { PageFields } from './PageFields.tsx';
import { panelTexts } from './panel.texts.ts';
import { SeveralFields } from './SeveralFields.tsx';

/** Settings of what is selected: the template, a page, an element, or several. */
export function TemplatePanel() {
  const words = designerTexts.useT();
  const { isReadOnly } = useTemplateDesigner();
  return (
    <PanelReadOnlyProvider value={isReadOnly}>
      <section className={panelStyles.panel} aria-label={words('properties')}>
        <SelectedFields />
      </section>
    </PanelReadOnlyProvider>
  );
}

function SelectedFields() {
  const { template, state } = useTemplateDesigner();
  const ids = selectedElements(template, state.selected);
  const [id] = state.selected;
  if (ids.length > 1) return <SeveralFields count={ids.length} />;
  const element = findElement(template, id)?.element;
  if (element !== undefined) return <ElementFields key={id} element={element} />;
  const page = findPage(template, id);
  return page === undefined ? <TemplateFields /> : <PageFields key={id} page={page} />;
}

/** The names of the template, its code, its model, and who may use it. */
function TemplateFields() {
  const t = templateDesignTexts.useT();
  const labels = panelTexts.useT();
  const words = designerTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const { design, template, dispatch } = useTemplateDesigner();
  const { templateCode, modelName, modelName_i18n, sheetCode: formCode } = design;
  const model = localised(modelName, modelName_i18n, locale);
  const fact = (label: string, value: string) => (
    <p className={panelStyles.hint}>{common('labelled', { label, value })}</p>
  );
  return (
    <>
      <PanelSection title={t('template')}>
        <NameFields
          name={template.name}
          name_i18n={template.name_i18n}
          onChange={(names, setting) => dispatch({ type: 'set', setting, document: { ...template, ...names } })}
        />
        {fact(words('code'), templateCode)}
        {fact(labels('model'), model)}
        {fact(t('form'), formCode ?? t('everyForm'))}
      </PanelSection>
      <AudienceFields />
    </>
  );
}
