import { useLocale } from '@portico/shared-kit/i18n';
import { CloseOutlined, PlusOutlined } from '@portico/shared-kit/ui/icons';
import { labelOf, nobodyFoundRules, type ParticipantKind, participantKinds } from '@portico/shared-kit/workflow';
import { Button, Select } from 'antd';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import type { ActivityFacts, ParticipantFacts } from '../model/activity.model.ts';
import type { ElementFacts } from '../model/element-facts.model.ts';
import { ChoiceField, PanelField, PanelSection, panelStyles as styles } from '@portico/shared-kit/designer';
import { panelTexts } from './panel.texts.ts';
import { ParticipantValue, PersonPicker } from './ParticipantValue.tsx';

interface ActivityProps {
  readonly element: ElementFacts;
  readonly activity: ActivityFacts;
}

/** Fields for the participants of an activity, in one or several ways, and for the rule where they find nobody. */
export function ParticipantsSection({ element, activity }: ActivityProps) {
  const t = panelTexts.useT();
  const { edits, problemAt } = useWorkflowDesigner();
  const change = (participants: readonly ParticipantFacts[]) => edits?.changeActivity(element.id, { participants });
  const { participants } = activity;
  const replace = (at: number, by: ParticipantFacts) => change(participants.with(at, by));
  // They have nothing of their own that tells them apart but their place.
  const rows = participants.map((participant, at) => ({ participant, at, key: `way ${at}` }));
  const problem = problemAt(element.id, 'participants');
  return (
    <PanelSection title={t('section.people')}>
      <ul className={styles.list} aria-label={t('participants')}>
        {rows.map(({ participant, at, key }) => (
          <li key={key}>
            <ParticipantRow
              participant={participant}
              number={at + 1}
              elementId={element.id}
              onChange={(by) => replace(at, by)}
              onRemove={() => change(participants.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      {problem !== null && <p className={styles.problem}>{problem}</p>}
      {edits !== null && (
        <Button
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => change([...participants, { kind: 'originator', value: '' }])}
        >
          {t('addParticipant')}
        </Button>
      )}
      {element.kind !== 'circulate' && <NobodyFound element={element} activity={activity} />}
    </PanelSection>
  );
}

interface RowProps {
  readonly participant: ParticipantFacts;
  readonly number: number;
  readonly elementId: string;
  onChange(participant: ParticipantFacts): void;
  onRemove(): void;
}

const firstValues: Partial<Record<ParticipantKind, string>> = { originatorManager: '1' };

function ParticipantRow({ participant, number, elementId, onChange, onRemove }: RowProps) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { edits } = useWorkflowDesigner();
  const { kind } = participant;
  const kinds = Object.keys(participantKinds) as ParticipantKind[];
  return (
    <div className={styles.participant}>
      <Select<string>
        aria-label={t('participantKind', { number })}
        disabled={edits === null}
        value={kind}
        options={kinds.map((value) => ({ value, label: labelOf(participantKinds, value, locale) }))}
        onChange={(chosen) => onChange({ kind: chosen, value: firstValues[chosen as ParticipantKind] ?? '' })}
      />
      {edits === null ? (
        <span />
      ) : (
        <Button
          type="text"
          aria-label={t('removeParticipant', { number })}
          icon={<CloseOutlined />}
          onClick={onRemove}
        />
      )}
      <ParticipantValue
        key={kind}
        participant={participant}
        label={t('participantValue', { number })}
        elementId={elementId}
        onChange={(value) => onChange({ kind, value })}
      />
    </div>
  );
}

function NobodyFound({ element: { id }, activity }: ActivityProps) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { edits, problemAt } = useWorkflowDesigner();
  const { nobodyFound, nobodyFoundPerson } = activity;
  return (
    <>
      <ChoiceField
        label={t('nobodyFound')}
        value={nobodyFound}
        options={Object.keys(nobodyFoundRules).map((value) => ({
          value,
          label: labelOf(nobodyFoundRules, value, locale),
        }))}
        onChange={(rule) =>
          edits?.changeActivity(id, { nobodyFound: rule, ...(rule === 'toPerson' ? {} : { nobodyFoundPerson: '' }) })
        }
      />
      {nobodyFound === 'toPerson' && (
        <PanelField label={t('nobodyFoundPerson')} problem={problemAt(id, 'nobodyFound')}>
          {(control) => (
            <PersonPicker
              id={control.id}
              label={t('nobodyFoundPerson')}
              value={nobodyFoundPerson}
              onChange={(person) => edits?.changeActivity(id, { nobodyFoundPerson: person })}
            />
          )}
        </PanelField>
      )}
    </>
  );
}
