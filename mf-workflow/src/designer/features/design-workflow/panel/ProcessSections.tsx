import { useLocale } from '@portico/shared-kit/i18n';
import { labelOf, revokeRules } from '@portico/shared-kit/workflow';
import { Button } from 'antd';
import { ChoiceField, PanelSection, panelStyles as styles } from '@portico/shared-kit/designer';
import { canvasTexts } from '../canvas.texts.ts';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import type { ElementFacts } from '../model/element-facts.model.ts';
import type { PoolFacts } from '../model/pools.model.ts';
import { panelTexts } from './panel.texts.ts';

interface SectionProps {
  readonly element: ElementFacts;
}

/** The time in which the originator may withdraw an instance. */
export function ProcessSection({ element }: SectionProps) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { edits } = useWorkflowDesigner();
  const options = Object.keys(revokeRules).map((value) => ({ value, label: labelOf(revokeRules, value, locale) }));
  return (
    <PanelSection title={t('section.process')}>
      <ChoiceField
        label={t('revoke')}
        value={element.revoke}
        options={options}
        onChange={(revoke) => edits?.changeRevoke(element.id, revoke)}
      />
    </PanelSection>
  );
}

/** Says of a pool whether its process runs, and lets it be the one that does. */
export function PoolSection({ pool: { process, runs } }: SectionProps & { readonly pool: PoolFacts }) {
  const t = panelTexts.useT();
  const words = canvasTexts.useT();
  const { edits } = useWorkflowDesigner();
  const said = runs ? 'poolRuns' : process === null ? 'poolEmpty' : 'poolDrawn';
  return (
    <PanelSection title={t('section.pool')}>
      <p className={styles.hint}>{t(said)}</p>
      {!runs && process !== null && edits !== null && (
        <Button onClick={() => edits.runProcess(process)}>{words('runThis')}</Button>
      )}
    </PanelSection>
  );
}
