import { ChoiceField, ColourField, PanelSection } from '@portico/shared-kit/designer';
import type { WidgetStyle } from '@portico/shared-kit/portal-pages';
import { surfaces, useTheme } from '@portico/shared-kit/ui/theme';
import { hasBorder } from '../model/style-rules.model.ts';
import { panelTexts } from './panel.texts.ts';
import { PictureField } from './PictureField.tsx';
import { ThicknessField } from './ThicknessField.tsx';

const radii = ['none', 'small', 'medium', 'big'] as const;
const borders = ['none', 'solid', 'dashed'] as const;
const weights = ['normal', 'bold'] as const;

interface StyleFieldsProps {
  readonly style: WidgetStyle;
  /** Changes one property; changes of the same that follow each other are one step of undo. */
  onChange(changes: Partial<WidgetStyle>, name: string): void;
}

/** Common style of every widget (portal spec, section 3). */
export function StyleFields({ style, onChange }: StyleFieldsProps) {
  const t = panelTexts.useT();
  const { outward } = useTheme();
  const unset = { label: t('followTheme'), colour: surfaces[outward].container };
  const colour = (property: 'backgroundColor' | 'borderColor' | 'textColor') => (
    <ColourField
      label={t(property)}
      value={style[property]}
      unset={unset}
      onChange={(value) => onChange({ [property]: value }, property)}
    />
  );
  const choice = (
    property: 'borderRadius' | 'borderStyle' | 'textThickness',
    values: readonly WidgetStyle[typeof property][],
  ) => (
    <ChoiceField
      label={t(property)}
      value={style[property]}
      options={values.map((value) => ({ value, label: t(`values.${value}`) }))}
      onChange={(value) => onChange({ [property]: value }, property)}
    />
  );
  return (
    <PanelSection title={t('style')}>
      {colour('backgroundColor')}
      <PictureField
        label={t('backgroundImg')}
        value={style.backgroundImg}
        onChange={(backgroundImg) => onChange({ backgroundImg }, 'backgroundImg')}
      />
      {choice('borderRadius', radii)}
      {choice('borderStyle', borders)}
      {hasBorder(style) && (
        <>
          <ThicknessField
            label={t('borderThickness')}
            value={style.borderThickness}
            onChange={(thickness) => onChange({ borderThickness: thickness }, 'borderThickness')}
          />
          {colour('borderColor')}
        </>
      )}
      {colour('textColor')}
      {choice('textThickness', weights)}
    </PanelSection>
  );
}
