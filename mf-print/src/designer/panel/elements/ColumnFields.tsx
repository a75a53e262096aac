import type { PrintElementOf } from '@portico/shared-kit/contract/print-elements';
import { PanelSection } from '@portico/shared-kit/designer';
import { inTenths } from '../../model/geometry.model.ts';
import { useTemplateDesigner } from '../../template-designer.ts';
import { BilingualFields } from '../BilingualFields.tsx';
import { LengthField } from '../LengthField.tsx';
import { LookFields } from '../LookFields.tsx';
import { panelTexts } from '../panel.texts.ts';
import { SwitchField } from '../SwitchField.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import { useElementChange } from './use-element-change.ts';

/** Longest label in one language. */
const longestLabel = 200;

/** Settings of a field with its label. */
export function ColumnFields({ element }: { readonly element: PrintElementOf<'column'> }) {
  const t = panelTexts.useT();
  const { design } = useTemplateDesigner();
  const change = useElementChange(element);
  const { leftKey, rightValue, widthValue } = element;
  const divide = (label: number) =>
    change({
      leftKey: { ...leftKey, widthValue: label },
      rightValue: { ...rightValue, widthValue: inTenths(Math.max(0, widthValue - label)) },
    });
  return (
    <>
      <PanelSection title={t('field')}>
        <FieldChoice
          value={element.code}
          properties={design.properties.filter(({ subSchema }) => subSchema === undefined)}
          onChange={(code) => change({ code })}
        />
        <SwitchField label={t('framed')} value={element.framed} onChange={(framed) => change({ framed })} />
        <LengthField label={t('labelWidth')} value={leftKey.widthValue} max={widthValue} onChange={divide} />
      </PanelSection>
      {leftKey.widthValue > 0 && (
        <PanelSection title={t('label')}>
          <BilingualFields
            labels={{ zh: t('labelZh'), en: t('labelEn') }}
            hint={t('labelHint')}
            value={leftKey.innerTxt}
            maxLength={longestLabel}
            onChange={(innerTxt, language) => change({ leftKey: { ...leftKey, innerTxt } }, `label ${language}`)}
          />
        </PanelSection>
      )}
      {leftKey.widthValue > 0 && (
        <PanelSection title={t('labelLook')}>
          <LookFields
            look={leftKey.look}
            onChange={(look, name) => change({ leftKey: { ...leftKey, look } }, `label look ${name}`)}
          />
        </PanelSection>
      )}
      <PanelSection title={t('valueLook')}>
        <LookFields
          look={rightValue.look}
          onChange={(look, name) => change({ rightValue: { ...rightValue, look } }, `value look ${name}`)}
        />
      </PanelSection>
    </>
  );
}
