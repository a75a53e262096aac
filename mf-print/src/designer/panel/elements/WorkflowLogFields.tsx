import type { PrintElementOf } from '@portico/shared-kit/contract/print-elements';
import { workflowLogColumns } from '@portico/shared-kit/contract/print-element-defaults';
import { ChoicesField, PanelSection, panelStyles } from '@portico/shared-kit/designer';
import { LengthField } from '../LengthField.tsx';
import { LookFields } from '../LookFields.tsx';
import { panelTexts } from '../panel.texts.ts';
import { SwitchField } from '../SwitchField.tsx';
import { useElementChange } from './use-element-change.ts';

const heights = ['headHeight', 'bodyHeight'] as const;

/** Settings of the workflow log. */
export function WorkflowLogFields({ element }: { readonly element: PrintElementOf<'workflowLog'> }) {
  const t = panelTexts.useT();
  const change = useElementChange(element);
  const choose = (chosen: readonly string[]) => {
    const logColumns = workflowLogColumns.filter((column) => chosen.includes(column));
    if (logColumns.length > 0) change({ logColumns });
  };
  return (
    <>
      <PanelSection title={t('table')}>
        <ChoicesField
          label={t('logColumn')}
          value={element.logColumns}
          options={workflowLogColumns.map((value) => ({ value, label: t(`logColumns.${value}`) }))}
          onChange={choose}
        />
        <SwitchField label={t('openItems')} value={element.openItems} onChange={(openItems) => change({ openItems })} />
        <div className={panelStyles.pair}>
          {heights.map((height) => (
            <LengthField
              key={height}
              label={t(height)}
              value={element[height]}
              onChange={(value) => change({ [height]: value })}
            />
          ))}
        </div>
      </PanelSection>
      <PanelSection title={t('look')}>
        <LookFields look={element.look} onChange={(look, name) => change({ look }, `look ${name}`)} />
      </PanelSection>
    </>
  );
}
