import type { PrintElement } from '@portico/shared-kit/contract/print-elements';
import { PanelSection, panelStyles } from '@portico/shared-kit/designer';
import { conditionsOf, conditionWords } from '@portico/shared-kit/field-views/field-condition';
import { useLocale } from '@portico/shared-kit/i18n';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { useTemplateDesigner } from '../template-designer.ts';
import { ConditionDialog } from './ConditionDialog.tsx';
import { useElementChange } from './elements/use-element-change.ts';
import { panelTexts } from './panel.texts.ts';

/** The condition under which an element is shown, in words, and the way to change it. */
export function ConditionFields({ element }: { readonly element: PrintElement }) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { design, isReadOnly } = useTemplateDesigner();
  const change = useElementChange<PrintElement>(element);
  const [isOpen, setOpen] = useState(false);
  const { displayFormula } = element;
  const conditions = displayFormula === null ? null : conditionsOf(design.properties, displayFormula);
  const say = (parts: { readonly name: string; readonly text: string }) => t('conditionPart', parts);
  const words = conditions && conditionWords(design.properties, conditions, { locale }, say);
  const isFixed = displayFormula !== null && conditions === null;
  return (
    <PanelSection title={t('condition')}>
      <p className={panelStyles.hint}>
        {isFixed ? t('fixedCondition') : words === null ? t('noCondition') : t('onlyWhen', { words })}
      </p>
      {!isReadOnly && (
        <Space wrap size="small">
          <Button size="small" disabled={isFixed} onClick={() => setOpen(true)}>
            {t('editCondition')}
          </Button>
          {displayFormula !== null && (
            <Button size="small" onClick={() => change({ displayFormula: null })}>
              {t('clearCondition')}
            </Button>
          )}
        </Space>
      )}
      {isOpen && (
        <ConditionDialog
          conditions={conditions}
          onApply={(formula) => change({ displayFormula: formula })}
          onClose={() => setOpen(false)}
        />
      )}
    </PanelSection>
  );
}
