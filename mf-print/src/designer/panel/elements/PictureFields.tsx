import type { PictureElement, PrintElementOf } from '@portico/shared-kit/contract/print-elements';
import { ChoiceField, NumberField, PanelSection } from '@portico/shared-kit/designer';
import { storageOf } from '@portico/shared-kit/fields';
import { useState } from 'react';
import { useTemplateDesigner } from '../../template-designer.ts';
import { panelTexts } from '../panel.texts.ts';
import { PictureField } from '../PictureField.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import { useElementChange } from './use-element-change.ts';

const sources = ['fixed', 'field'] as const;
const fits = ['contain', 'cover', 'fill'] as const satisfies readonly PictureElement['fit'][];
const mostPerRow = 10;

/** Settings of a picture: a fixed one, or those of a field. */
export function PictureFields({ element }: { readonly element: PrintElementOf<'picture'> }) {
  const t = panelTexts.useT();
  const { design } = useTemplateDesigner();
  const change = useElementChange(element);
  const { refId, code, fit, perRow } = element;
  const [source, setSource] = useState<(typeof sources)[number]>(code === '' ? 'fixed' : 'field');
  const choose = (chosen: string) => {
    setSource(chosen === 'field' ? 'field' : 'fixed');
    if (refId !== null || code !== '') change({ refId: null, code: '' });
  };
  return (
    <PanelSection title={t('picture')}>
      <ChoiceField
        label={t('source')}
        value={source}
        options={sources.map((value) => ({ value, label: t(`pictureSources.${value}`) }))}
        onChange={choose}
      />
      {source === 'fixed' ? (
        <PictureField label={t('picture')} value={refId} onChange={(id) => change({ refId: id })} />
      ) : (
        <>
          <FieldChoice
            value={code}
            properties={design.properties.filter((property) => storageOf(property).holdsFiles)}
            onChange={(chosen) => change({ code: chosen })}
          />
          <NumberField
            label={t('perRow')}
            value={perRow}
            min={1}
            max={mostPerRow}
            onChange={(count) => change({ perRow: count })}
          />
        </>
      )}
      <ChoiceField
        label={t('fit')}
        value={fit}
        options={fits.map((value) => ({ value, label: t(`fits.${value}`) }))}
        onChange={(chosen) => change({ fit: fits.find((each) => each === chosen) ?? fit })}
      />
    </PanelSection>
  );
}
