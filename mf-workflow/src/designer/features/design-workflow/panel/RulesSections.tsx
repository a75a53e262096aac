import { useLocale } from '@portico/shared-kit/i18n';
import {
  approveActions,
  autoPassRules,
  disagreeRules,
  handleActions,
  type Label,
  multiInstanceRules,
  reasonRules,
  tieRules,
  timeoutActions,
} from '@portico/shared-kit/workflow';
import { Checkbox } from 'antd';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import type { ActivityFacts } from '../model/activity.model.ts';
import type { ElementFacts } from '../model/element-facts.model.ts';
import { DurationField } from './DurationField.tsx';
import { panelTexts } from './panel.texts.ts';
import { ChoiceField, ChoicesField, NumberField, PanelSection } from '@portico/shared-kit/designer';

interface ActivityProps {
  readonly element: ElementFacts;
  readonly activity: ActivityFacts;
}

function useOptions() {
  const locale = useLocale();
  return (table: Readonly<Record<string, { readonly label: Label }>>) =>
    Object.entries(table).map(([value, { label }]) => ({ value, label: label[locale] }));
}

const usualShare = '50';

/** Fields for the decision of several people, the people who are passed, and the actions that they may take. */
export function DecidingSection({ element: { id, kind }, activity }: ActivityProps) {
  const t = panelTexts.useT();
  const optionsOf = useOptions();
  const { edits } = useWorkflowDesigner();
  const { autoPass, actions, disagree, reasonFor } = activity;
  const change = (changes: Partial<ActivityFacts>) => edits?.changeActivity(id, changes);
  const offered = kind === 'handle' ? handleActions : approveActions;
  return (
    <PanelSection title={t('section.deciding')}>
      <SeveralPeople element={{ id }} activity={activity} />
      <ChoicesField
        label={t('autoPass')}
        value={autoPass}
        options={optionsOf(autoPassRules)}
        onChange={(rules) => change({ autoPass: rules })}
      />
      <ChoicesField
        label={t('actions')}
        value={actions}
        options={offered.map((value) => ({ value, label: t(`action.${value}`) }))}
        fixed={kind === 'handle' ? 'submit' : 'agree'}
        onChange={(chosen) => change({ actions: chosen })}
      />
      <ChoicesField
        label={t('reasonFor')}
        value={reasonFor}
        options={optionsOf(kind === 'handle' ? { reject: reasonRules.reject } : reasonRules)}
        onChange={(steps) => change({ reasonFor: steps })}
      />
      {kind === 'approve' && (
        <ChoiceField
          label={t('disagree')}
          value={disagree}
          options={optionsOf(disagreeRules)}
          onChange={(rule) => change({ disagree: rule })}
        />
      )}
    </PanelSection>
  );
}

interface SeveralPeopleProps extends Pick<ActivityProps, 'activity'> {
  readonly element: Pick<ElementFacts, 'id'>;
}

/** Field for the number of several people who must agree. */
function SeveralPeople({ element: { id }, activity }: SeveralPeopleProps) {
  const t = panelTexts.useT();
  const optionsOf = useOptions();
  const { edits, problemAt } = useWorkflowDesigner();
  const { multiInstance, percentage, tie } = activity;
  const change = (changes: Partial<ActivityFacts>) => edits?.changeActivity(id, changes);
  return (
    <>
      <ChoiceField
        label={t('multiInstance')}
        value={multiInstance}
        options={optionsOf(multiInstanceRules)}
        onChange={(rule) =>
          change({
            multiInstance: rule,
            percentage: rule === 'percentage' ? percentage || usualShare : '',
            ...(rule === 'vote' ? { tie } : { tie: '' }),
          })
        }
      />
      {multiInstance === 'percentage' && (
        <NumberField
          label={t('percentage')}
          value={Number(percentage) || 0}
          min={1}
          max={100}
          problem={problemAt(id, 'percentage')}
          onChange={(share) => change({ percentage: String(share) })}
        />
      )}
      {multiInstance === 'vote' && (
        <ChoiceField
          label={t('tie')}
          value={tie}
          options={optionsOf(tieRules)}
          onChange={(rule) => change({ tie: rule })}
        />
      )}
    </>
  );
}

const usualLimit = { after: 'P3D', remindBefore: 'P1D', action: 'remind' };

/** Fields for the due time of an activity, the reminder to people, and the action when the time is over. */
export function TimeSection({ element: { id }, activity: { timeout } }: ActivityProps) {
  const t = panelTexts.useT();
  const optionsOf = useOptions();
  const { edits, problemAt } = useWorkflowDesigner();
  const change = (to: ActivityFacts['timeout']) => edits?.changeActivity(id, { timeout: to });
  return (
    <PanelSection title={t('section.time')}>
      <Checkbox
        checked={timeout !== null}
        disabled={edits === null}
        onChange={({ target }) => change(target.checked ? usualLimit : null)}
      >
        {t('limit')}
      </Checkbox>
      {timeout !== null && (
        <>
          <DurationField
            label={t('after')}
            value={timeout.after}
            problem={problemAt(id, 'timeout')}
            onChange={(after) => change({ ...timeout, after })}
          />
          <Checkbox
            checked={timeout.remindBefore !== ''}
            disabled={edits === null}
            onChange={({ target }) => change({ ...timeout, remindBefore: target.checked ? 'P1D' : '' })}
          >
            {t('remindBefore')}
          </Checkbox>
          {timeout.remindBefore !== '' && (
            <DurationField
              label={t('remindBefore')}
              value={timeout.remindBefore}
              problem={null}
              onChange={(remindBefore) => change({ ...timeout, remindBefore })}
            />
          )}
          <ChoiceField
            label={t('timeoutAction')}
            value={timeout.action}
            options={optionsOf(timeoutActions)}
            onChange={(action) => change({ ...timeout, action })}
          />
        </>
      )}
    </PanelSection>
  );
}
