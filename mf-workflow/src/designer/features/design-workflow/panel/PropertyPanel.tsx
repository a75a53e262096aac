import { Button } from 'antd';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import { keyOf } from '../model/design-problems.model.ts';
import type { ElementFacts } from '../model/element-facts.model.ts';
import { ConditionSection } from './ConditionSection.tsx';
import { ServiceSection, TimerSection } from './EventSections.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import { GeneralSection, NextSection } from './GeneralSection.tsx';
import { PoolSection, ProcessSection } from './ProcessSections.tsx';
import { ChoiceField, panelStyles as styles } from '@portico/shared-kit/designer';
import { panelTexts } from './panel.texts.ts';
import { ParticipantsSection } from './ParticipantsSection.tsx';
import { DecidingSection, TimeSection } from './RulesSections.tsx';

/** Properties of what is selected, in ordinary fields; of the workflow itself where nothing is. */
export function PropertyPanel() {
  const t = panelTexts.useT();
  const { state, edits, diagram, labelOf, wordsOf, problems } = useWorkflowDesigner();
  const { elements, selectedIds } = state;
  const process = elements.find(({ kind, pool }) => kind === 'process' || pool?.runs === true);
  const element =
    elements.find(({ id }) => id === selectedIds[0]) ?? process ?? elements.find(({ pool }) => pool !== null);
  if (element === undefined) return null;
  const own = problems.filter(({ elementId }) => elementId === element.id || elementId === element.pool?.process);
  return (
    <div className={styles.panel}>
      <ChoiceField
        label={t('element')}
        value={element.id}
        options={elements.map((each) => ({ value: each.id, label: labelOf(each) }))}
        isAlwaysOpen
        onChange={(id) => diagram.select(id)}
      />
      {own.length > 0 && (
        <ul className={styles.list}>
          {own.map((problem) => (
            <li key={keyOf(problem)} className={styles.problem}>
              {wordsOf(problem)}
            </li>
          ))}
        </ul>
      )}
      {selectedIds.length > 1 && edits !== null ? (
        <>
          <p className={styles.hint}>{t('several', { count: selectedIds.length })}</p>
          <Button danger onClick={() => edits.remove(selectedIds)}>
            {t('removeSelected', { count: selectedIds.length })}
          </Button>
        </>
      ) : (
        <Sections key={element.id} element={element} />
      )}
    </div>
  );
}

function Sections({ element }: { readonly element: ElementFacts }) {
  const { id, kind, activity, timer, service, flow, fields } = element;
  const isForm = kind === 'start' || kind === 'approve' || kind === 'handle' || kind === 'circulate';
  const isDecided = kind === 'approve' || kind === 'handle';
  return (
    <>
      {kind !== 'process' && <GeneralSection element={element} />}
      {flow !== null && <ConditionSection element={element} flow={flow} />}
      {activity !== null && <ParticipantsSection element={element} activity={activity} />}
      {activity !== null && isDecided && <DecidingSection element={element} activity={activity} />}
      {activity !== null && isDecided && <TimeSection element={element} activity={activity} />}
      {timer !== null && <TimerSection id={id} timer={timer} />}
      {service !== null && <ServiceSection id={id} service={service} />}
      {element.pool !== null && <PoolSection element={element} pool={element.pool} />}
      {element.revoke !== null && <ProcessSection element={element} />}
      <NextSection element={element} />
      {isForm && fields !== null && <FieldsSection id={id} kind={kind} fields={fields} />}
    </>
  );
}
