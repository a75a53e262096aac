import type { TextAlign, TextLook } from '@portico/shared-kit/contract/print-elements';
import { printLimits } from '@portico/shared-kit/contract/print-element-defaults';
import { ChoiceField, ColourField, NumberField } from '@portico/shared-kit/designer';
import { surfaces } from '@portico/shared-kit/ui/theme';
import { panelTexts } from './panel.texts.ts';
import { SwitchField } from './SwitchField.tsx';

const aligns = ['left', 'center', 'right'] as const satisfies readonly TextAlign[];
/** Colour of ink on the canvas. */
export const inkColour = surfaces.light.text;

interface LookFieldsProps {
  readonly look: TextLook;
  /** `name` says what changes. */
  onChange(look: TextLook, name: string): void;
}

/** The look of words. */
export function LookFields({ look, onChange }: LookFieldsProps) {
  const t = panelTexts.useT();
  const { least, most } = printLimits.fontSize;
  return (
    <>
      <NumberField
        label={t('fontSize')}
        value={look.fontSize}
        min={least}
        max={most}
        precision={1}
        onChange={(fontSize) => onChange({ ...look, fontSize }, 'fontSize')}
      />
      <ChoiceField
        label={t('align')}
        value={look.align}
        options={aligns.map((value) => ({ value, label: t(`aligns.${value}`) }))}
        onChange={(align) => onChange({ ...look, align: align as TextAlign }, 'align')}
      />
      <SwitchField label={t('bold')} value={look.bold} onChange={(bold) => onChange({ ...look, bold }, 'bold')} />
      <ColourField
        label={t('color')}
        value={look.color}
        unset={{ label: t('ink'), colour: inkColour }}
        onChange={(color) => onChange({ ...look, color }, 'color')}
      />
    </>
  );
}
