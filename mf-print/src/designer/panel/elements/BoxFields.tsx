import type { LineStyle, PrintElementOf } from '@portico/shared-kit/contract/print-elements';
import { ChoiceField, ColourField, PanelSection } from '@portico/shared-kit/designer';
import { surfaces } from '@portico/shared-kit/ui/theme';
import { templateDesignTexts } from '../../template-design.texts.ts';
import { LengthField } from '../LengthField.tsx';
import { inkColour } from '../LookFields.tsx';
import { panelTexts } from '../panel.texts.ts';
import { useElementChange } from './use-element-change.ts';

const styles = ['solid', 'dashed'] as const satisfies readonly LineStyle[];
const mostThickness = 20;
const mostRadius = 100;

type Stroke = PrintElementOf<'line'> | PrintElementOf<'box'>;

function StrokeFields({ element }: { readonly element: Stroke }) {
  const t = panelTexts.useT();
  const change = useElementChange<Stroke>(element);
  const { thickness, lineStyle, color } = element;
  return (
    <>
      <LengthField
        label={t('thickness')}
        value={thickness}
        max={mostThickness}
        onChange={(value) => change({ thickness: value })}
      />
      <ChoiceField
        label={t('lineStyle')}
        value={lineStyle}
        options={styles.map((value) => ({ value, label: t(`lineStyles.${value}`) }))}
        onChange={(chosen) => change({ lineStyle: styles.find((each) => each === chosen) ?? lineStyle })}
      />
      <ColourField
        label={t('lineColor')}
        value={color}
        unset={{ label: t('ink'), colour: inkColour }}
        onChange={(value) => change({ color: value })}
      />
    </>
  );
}

/** Settings of a line. */
export function LineFields({ element }: { readonly element: PrintElementOf<'line'> }) {
  const t = panelTexts.useT();
  return (
    <PanelSection title={t('line')}>
      <StrokeFields element={element} />
    </PanelSection>
  );
}

/** Settings of a rectangle. */
export function BoxFields({ element }: { readonly element: PrintElementOf<'box'> }) {
  const t = panelTexts.useT();
  const names = templateDesignTexts.useT();
  const change = useElementChange(element);
  return (
    <PanelSection title={names('types.box')}>
      <StrokeFields element={element} />
      <ColourField
        label={t('fill')}
        value={element.fill}
        unset={{ label: t('none'), colour: surfaces.light.container }}
        onChange={(fill) => change({ fill })}
      />
      <LengthField
        label={t('radius')}
        value={element.radius}
        max={mostRadius}
        onChange={(radius) => change({ radius })}
      />
    </PanelSection>
  );
}
