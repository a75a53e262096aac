import type { PrintElementOf } from '@portico/shared-kit/contract/print-elements';
import { PanelSection, TextField } from '@portico/shared-kit/designer';
import { templateDesignTexts } from '../../template-design.texts.ts';
import { LookFields } from '../LookFields.tsx';
import { panelTexts } from '../panel.texts.ts';
import { SwitchField } from '../SwitchField.tsx';
import { useElementChange } from './use-element-change.ts';

type OfActivity = PrintElementOf<'signature'> | PrintElementOf<'opinion'>;

/** Settings of a signature or of opinions: of which activity, and what stands beside them. */
export function OfActivityFields({ element }: { readonly element: OfActivity }) {
  const t = panelTexts.useT();
  const names = templateDesignTexts.useT();
  const change = useElementChange<OfActivity>(element);
  const { eleType, activityCode, showName, showDate, look } = element;
  return (
    <>
      <PanelSection title={names(`types.${eleType}`)}>
        <TextField
          label={t('activity')}
          hint={t('activityHint')}
          isCode
          value={activityCode}
          maxLength={64}
          onChange={(code) => change({ activityCode: code })}
        />
        <SwitchField label={t('showName')} value={showName} onChange={(isShown) => change({ showName: isShown })} />
        <SwitchField label={t('showDate')} value={showDate} onChange={(isShown) => change({ showDate: isShown })} />
      </PanelSection>
      <PanelSection title={t('look')}>
        <LookFields look={look} onChange={(next, name) => change({ look: next }, `look ${name}`)} />
      </PanelSection>
    </>
  );
}
