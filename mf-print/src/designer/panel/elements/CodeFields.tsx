import type { BarcodeElement, PrintElementOf, QrCodeElement } from '@portico/shared-kit/contract/print-elements';
import { ChoiceField, PanelSection, TextField } from '@portico/shared-kit/designer';
import { storageOf } from '@portico/shared-kit/fields';
import { templateDesignTexts } from '../../template-design.texts.ts';
import { useTemplateDesigner } from '../../template-designer.ts';
import { panelTexts } from '../panel.texts.ts';
import { SwitchField } from '../SwitchField.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import { useElementChange } from './use-element-change.ts';

const formats = ['code128', 'code39', 'ean13'] as const satisfies readonly BarcodeElement['format'][];
const formatNames = { code128: 'Code 128', code39: 'Code 39', ean13: 'EAN-13' } as const;
const levels = ['L', 'M', 'Q', 'H'] as const satisfies readonly QrCodeElement['level'][];
const contents = ['field', 'text', 'record'] as const satisfies readonly QrCodeElement['content'][];
const longestText = 500;

type Code = PrintElementOf<'barcode'> | PrintElementOf<'qrCode'>;

/** Content of a code. */
function ContentFields({ element }: { readonly element: Code }) {
  const t = panelTexts.useT();
  const { design } = useTemplateDesigner();
  const change = useElementChange<Code>(element);
  const { content, code, innerTxt } = element;
  const fields = design.properties.filter(
    (property) => property.subSchema === undefined && !storageOf(property).holdsFiles,
  );
  return (
    <>
      <ChoiceField
        label={t('content')}
        value={content}
        options={contents.map((value) => ({ value, label: t(`contents.${value}`) }))}
        onChange={(chosen) => change({ content: contents.find((each) => each === chosen) ?? content })}
      />
      {content === 'field' && (
        <FieldChoice value={code} properties={fields} onChange={(chosen) => change({ code: chosen })} />
      )}
      {content === 'text' && (
        <TextField
          label={t('codeText')}
          value={innerTxt}
          maxLength={longestText}
          onChange={(words) => change({ innerTxt: words })}
        />
      )}
    </>
  );
}

/** Settings of a barcode. */
export function BarcodeFields({ element }: { readonly element: PrintElementOf<'barcode'> }) {
  const t = panelTexts.useT();
  const names = templateDesignTexts.useT();
  const change = useElementChange(element);
  return (
    <PanelSection title={names('types.barcode')}>
      <ContentFields element={element} />
      <ChoiceField
        label={t('format')}
        value={element.format}
        options={formats.map((value) => ({ value, label: formatNames[value] }))}
        onChange={(chosen) => change({ format: formats.find((each) => each === chosen) ?? element.format })}
      />
      <SwitchField label={t('showText')} value={element.showText} onChange={(showText) => change({ showText })} />
    </PanelSection>
  );
}

/** Settings of a QR code. */
export function QrCodeFields({ element }: { readonly element: PrintElementOf<'qrCode'> }) {
  const t = panelTexts.useT();
  const names = templateDesignTexts.useT();
  const change = useElementChange(element);
  return (
    <PanelSection title={names('types.qrCode')}>
      <ContentFields element={element} />
      <ChoiceField
        label={t('level')}
        value={element.level}
        options={levels.map((value) => ({ value, label: t(`levels.${value}`) }))}
        onChange={(chosen) => change({ level: levels.find((each) => each === chosen) ?? element.level })}
      />
    </PanelSection>
  );
}
