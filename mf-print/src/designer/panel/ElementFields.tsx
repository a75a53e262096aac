import type { PrintElement, PrintElementOf, PrintElementType } from '@portico/shared-kit/contract/print-elements';
import { PanelSection, panelStyles } from '@portico/shared-kit/designer';
import type { ComponentType } from 'react';
import { leastSizeOf, rectOf, withRect } from '../model/geometry.model.ts';
import type { TemplateElement } from '../model/template-draft.model.ts';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { useTemplateActions } from '../use-template-actions.ts';
import { BoxFields, LineFields } from './elements/BoxFields.tsx';
import { BarcodeFields, QrCodeFields } from './elements/CodeFields.tsx';
import { ColumnFields } from './elements/ColumnFields.tsx';
import { OfActivityFields } from './elements/OfActivityFields.tsx';
import { PictureFields } from './elements/PictureFields.tsx';
import { SheetFields } from './elements/SheetFields.tsx';
import { FixedTextFields } from './elements/FixedTextFields.tsx';
import { WorkflowLogFields } from './elements/WorkflowLogFields.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { ElementTools } from './ElementTools.tsx';
import { LengthField } from './LengthField.tsx';
import { panelTexts } from './panel.texts.ts';

/** Settings of each type of element; a type without them does not compile. */
const settings: { readonly [T in PrintElementType]: ComponentType<{ readonly element: PrintElementOf<T> }> } = {
  title: FixedTextFields,
  text: FixedTextFields,
  column: ColumnFields,
  sheet: SheetFields,
  workflowLog: WorkflowLogFields,
  picture: PictureFields,
  line: LineFields,
  box: BoxFields,
  barcode: BarcodeFields,
  qrCode: QrCodeFields,
  signature: OfActivityFields,
  opinion: OfActivityFields,
};

/** Settings of one element: its own, its place, when it is shown, and what can be done with it. */
export function ElementFields({ element }: { readonly element: TemplateElement }) {
  const t = templateDesignTexts.useT();
  const labels = panelTexts.useT();
  const { isReadOnly } = useTemplateDesigner();
  return (
    <>
      {element.eleType === 'unknown' ? (
        <PanelSection title={t('types.unknown')}>
          <p className={panelStyles.hint}>{labels('unknown')}</p>
        </PanelSection>
      ) : (
        <OwnFields element={element} />
      )}
      <PlaceFields element={element} />
      {element.eleType !== 'unknown' && <ConditionFields element={element} />}
      {!isReadOnly && <ElementTools isSingle />}
    </>
  );
}

function OwnFields({ element }: { readonly element: PrintElement }) {
  const Fields = settings[element.eleType] as ComponentType<{ readonly element: PrintElement }>;
  return <Fields element={element} />;
}

const sides = ['left', 'top', 'width', 'height'] as const;

function PlaceFields({ element }: { readonly element: TemplateElement }) {
  const t = panelTexts.useT();
  const { change } = useTemplateActions();
  const rect = rectOf(element);
  const least = { left: 0, top: 0, ...leastSizeOf(element) };
  return (
    <PanelSection title={t('place')}>
      <div className={panelStyles.pair}>
        {sides.map((side) => (
          <LengthField
            key={side}
            label={t(side)}
            value={rect[side]}
            min={Math.min(least[side], rect[side])}
            onChange={(value) => change(withRect(element, { ...rect, [side]: value }), side)}
          />
        ))}
      </div>
    </PanelSection>
  );
}
