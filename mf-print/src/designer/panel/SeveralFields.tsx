import { PanelSection } from '@portico/shared-kit/designer';
import { useTemplateDesigner } from '../template-designer.ts';
import { ElementTools } from './ElementTools.tsx';
import { panelTexts } from './panel.texts.ts';

/** Actions on several elements that are selected together. */
export function SeveralFields({ count }: { readonly count: number }) {
  const t = panelTexts.useT();
  const { isReadOnly } = useTemplateDesigner();
  return (
    <>
      <PanelSection title={t('selected', { count })}>{null}</PanelSection>
      {!isReadOnly && <ElementTools />}
    </>
  );
}
