import type { PrintElementOf, SheetElement } from '@portico/shared-kit/contract/print-elements';
import { ChoiceField, PanelSection, panelStyles } from '@portico/shared-kit/designer';
import { totals, totalSwitched } from '../../model/summed-columns.model.ts';
import { useTemplateDesigner } from '../../template-designer.ts';
import { LengthField } from '../LengthField.tsx';
import { LookFields } from '../LookFields.tsx';
import { panelTexts } from '../panel.texts.ts';
import { SwitchField } from '../SwitchField.tsx';
import { SheetColumns, useColumnNames } from './SheetColumns.tsx';
import { useElementChange } from './use-element-change.ts';

const keeps = ['row', 'group', 'table'] as const satisfies readonly SheetElement['keepTogether'][];
const wides = ['fit', 'split'] as const satisfies readonly SheetElement['wideTable'][];
const heights = ['headHeight', 'bodyHeight'] as const;
const none = '';

/** Settings of a printed sub-table. */
export function SheetFields({ element }: { readonly element: PrintElementOf<'sheet'> }) {
  const t = panelTexts.useT();
  const change = useElementChange(element);
  const children = useTemplateDesigner().propertyOf(element.code)?.subSchema?.properties ?? [];
  return (
    <>
      <PanelSection title={t('columns')}>
        <SheetColumns element={element} />
      </PanelSection>
      <PanelSection title={t('table')}>
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
        <SwitchField
          label={t('sheetHeaderPagingAttr')}
          value={element.sheetHeaderPagingAttr}
          onChange={(sheetHeaderPagingAttr) => change({ sheetHeaderPagingAttr })}
        />
        <FlowFields element={element} />
      </PanelSection>
      <PanelSection title={t('totals')}>
        {totals.map((total) => (
          <SwitchField
            key={total}
            label={t(total)}
            value={element[total]}
            onChange={(isOn) => change(totalSwitched(element, total, isOn, children))}
          />
        ))}
        <p className={panelStyles.hint}>{t('totalsHint')}</p>
      </PanelSection>
      <PanelSection title={t('look')}>
        <LookFields look={element.look} onChange={(look, name) => change({ look }, `look ${name}`)} />
      </PanelSection>
    </>
  );
}

/** Groups of rows, what stays together, and columns that find no room. */
function FlowFields({ element }: { readonly element: PrintElementOf<'sheet'> }) {
  const t = panelTexts.useT();
  const change = useElementChange(element);
  const nameOf = useColumnNames(element.code);
  const { groupBy, keepTogether, wideTable, columns } = element;
  return (
    <>
      <ChoiceField
        label={t('groupBy')}
        value={groupBy ?? none}
        options={[
          { value: none, label: t('noGroup') },
          ...columns.map(({ code }) => ({ value: code, label: nameOf(code) })),
        ]}
        onChange={(code) => change({ groupBy: code === none ? null : code })}
      />
      <ChoiceField
        label={t('keepTogether')}
        value={keepTogether}
        options={keeps.map((value) => ({ value, label: t(`keeps.${value}`) }))}
        onChange={(chosen) => change({ keepTogether: keeps.find((each) => each === chosen) ?? keepTogether })}
      />
      <ChoiceField
        label={t('wideTable')}
        value={wideTable}
        options={wides.map((value) => ({ value, label: t(`wides.${value}`) }))}
        onChange={(chosen) => change({ wideTable: wides.find((each) => each === chosen) ?? wideTable })}
      />
    </>
  );
}
