import type { OverseeAction, Oversight } from '@portico/shared-kit/contract/workflow-oversight.schema';
import type { PersonValue } from '@portico/shared-kit/fields';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { LimitedTextArea } from '@portico/shared-kit/ui/input';
import { maxOpinionLength } from '@portico/shared-kit/workflow';
import { Radio, Select } from 'antd';
import type { ReactNode } from 'react';
import { ChoiceField, DialogField as Field } from './DialogField.tsx';
import { handlersOf, type MissingChoice, type OverseeDraft } from './oversee.model.ts';
import styles from './OverseeDialog.module.css';
import { overseeTexts } from './oversee.texts.ts';
import { severalChoices } from '@portico/shared-kit/ui/input';
import { TurnsHint } from './TurnsHint.tsx';

/** Props of the fields of every action. */
interface OverseeFieldsProps {
  readonly action: OverseeAction;
  readonly oversight: Oversight;
  readonly draft: OverseeDraft;
  /** Choice that must be made first; null where none was found missing. */
  readonly missing: MissingChoice | null;
  change(next: Partial<OverseeDraft>): void;
}

/** Fields for the choices of an action, and for a comment on it. */
export function OverseeFields(props: OverseeFieldsProps) {
  const Choices = choicesOf[props.action];
  return (
    <>
      {Choices !== undefined && <Choices {...props} />}
      <CommentField {...props} />
    </>
  );
}

const choicesOf: Readonly<Partial<Record<OverseeAction, (props: OverseeFieldsProps) => ReactNode>>> = {
  communicate: RecipientsField,
  adjustParticipants: (props) => (
    <>
      <LiveActivityField {...props} />
      <PeopleField {...props} label="people" isMultiple />
      <TurnsHint {...props} />
    </>
  ),
  adjustParticipant: (props) => (
    <>
      <WorkItemField {...props} />
      <PeopleField {...props} label="person" isMultiple={false} />
    </>
  ),
  modifyOwner: (props) => (
    <>
      <CurrentOwner {...props} />
      <PeopleField {...props} label="owner" isMultiple={false} />
    </>
  ),
  activateActivity: ActivationFields,
  cancelActivity: (props) => (
    <>
      <LiveActivityField {...props} />
      <WayField {...props} />
    </>
  ),
};

function useActivityName() {
  const t = overseeTexts.useT();
  const locale = useLocale();
  return (activity: {
    readonly activityName: string;
    readonly activityName_i18n: string | null;
    readonly isHandedBack?: boolean;
  }) => {
    const name = localised(activity.activityName, activity.activityName_i18n, locale);
    return activity.isHandedBack === true ? t('handedBack', { activity: name }) : name;
  };
}

function LiveActivityField({ action, oversight, draft, missing, change }: OverseeFieldsProps) {
  const nameOf = useActivityName();
  const { liveActivities } = oversight;
  const choose = (activity: string) =>
    change({
      activity,
      ...(action === 'adjustParticipants' ? { people: handlersOf(activity, liveActivities) } : {}),
    });
  // What waits for a time or a service has nobody whose work could go to others; it can only be taken away.
  const choices = liveActivities.filter(
    ({ workItems, queue }) => action === 'cancelActivity' || workItems.length > 0 || queue !== undefined,
  );
  const options = choices.map((activity) => ({ value: activity.id, label: nameOf(activity) }));
  return <ChoiceField name="activity" value={draft.activity} options={options} missing={missing} onChoose={choose} />;
}

function WorkItemField({ oversight, draft, missing, change }: OverseeFieldsProps) {
  const nameOf = useActivityName();
  const locale = useLocale();
  const options = oversight.liveActivities.flatMap((activity) =>
    activity.workItems.map(({ id, user }) => ({
      value: id,
      label: `${localised(user.name, user.name_i18n, locale)} · ${nameOf(activity)}`,
    })),
  );
  const choose = (workItemId: string) => change({ workItemId });
  return <ChoiceField name="workItem" value={draft.workItemId} options={options} missing={missing} onChoose={choose} />;
}

interface PeopleFieldProps extends OverseeFieldsProps {
  readonly label: 'people' | 'person' | 'owner';
  readonly isMultiple: boolean;
}

function PeopleField({ label, isMultiple, draft, missing, change }: PeopleFieldProps) {
  const t = overseeTexts.useT();
  const property = { code: 'people', name: t(`field.${label}`), propertyType: isMultiple ? 51 : 50 };
  const problem = missing === 'people' ? t('missing.people') : undefined;
  const take = (value: unknown) => change({ people: peopleIn(value) });
  return (
    <Field label={property.name} problem={problem}>
      {({ id, describedBy }) => (
        <FieldEditor
          id={id}
          property={property}
          value={isMultiple ? draft.people : (draft.people[0] ?? null)}
          disabled={false}
          invalid={problem !== undefined}
          describedBy={describedBy}
          onChange={take}
        />
      )}
    </Field>
  );
}

/** Returns the people in the value of an editor of one person or of several. */
function peopleIn(value: unknown): readonly PersonValue[] {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as readonly PersonValue[];
}

function CurrentOwner({ oversight: { owner } }: OverseeFieldsProps) {
  const t = overseeTexts.useT();
  const locale = useLocale();
  return (
    <p className={styles['hint']}>
      {t('field.currentOwner', { name: localised(owner.name, owner.name_i18n, locale) })}
    </p>
  );
}

function RecipientsField({ oversight, draft, missing, change }: OverseeFieldsProps) {
  const t = overseeTexts.useT();
  const locale = useLocale();
  const problem = missing === 'people' ? t('missing.people') : undefined;
  const options = oversight.people.map(({ id, name, name_i18n }) => ({
    value: id,
    label: localised(name, name_i18n, locale),
  }));
  const choose = (ids: readonly string[]) =>
    change({ people: oversight.people.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name })) });
  return (
    <Field label={t('field.recipients')} problem={problem}>
      {({ id, describedBy }) => (
        <Select
          id={id}
          {...severalChoices}
          className={styles['wide'] ?? ''}
          aria-describedby={describedBy}
          value={draft.people.map((person) => person.id)}
          options={options}
          placeholder={t('choose')}
          showSearch={{ optionFilterProp: 'label' }}
          {...(problem === undefined ? {} : { status: 'error' as const })}
          onChange={choose}
        />
      )}
    </Field>
  );
}

function ActivationFields(props: OverseeFieldsProps) {
  const { oversight, draft, missing, change } = props;
  const t = overseeTexts.useT();
  const nameOf = useActivityName();
  const options = oversight.otherActivities.map((activity) => ({
    value: activity.activityCode,
    label: nameOf(activity),
  }));
  const choose = (activity: string) => change({ activity });
  return (
    <>
      <ChoiceField name="activity" value={draft.activity} options={options} missing={missing} onChoose={choose} />
      <Radio.Group
        className={styles['choices'] ?? ''}
        aria-label={t('field.people')}
        value={draft.hasOwnPeople}
        onChange={({ target }) => change({ hasOwnPeople: target.value === true })}
      >
        <Radio value={false}>{t('byTemplate')}</Radio>
        <Radio value={true}>{t('chosenPeople')}</Radio>
      </Radio.Group>
      {draft.hasOwnPeople && <PeopleField {...props} label="people" isMultiple />}
    </>
  );
}

function WayField({ oversight, draft, change }: OverseeFieldsProps) {
  const t = overseeTexts.useT();
  const isLast = oversight.liveActivities.length < 2;
  return (
    <Field label={t('field.way')}>
      {({ id }) => (
        <Radio.Group
          id={id}
          className={styles['choices'] ?? ''}
          value={draft.way}
          onChange={({ target }) => change({ way: target.value === 'stay' ? 'stay' : 'goOn' })}
        >
          <Radio value="goOn">{t('way.goOn')}</Radio>
          <Radio value="stay" disabled={isLast}>
            {t('way.stay')}
            {isLast && <small className={styles['why']}>{t('stayRefused')}</small>}
          </Radio>
        </Radio.Group>
      )}
    </Field>
  );
}

function CommentField({ action, draft, missing, change }: OverseeFieldsProps) {
  const t = overseeTexts.useT();
  const label = action === 'communicate' ? t('field.words') : t('field.comment');
  return (
    <Field label={label} problem={missing === 'words' ? t('missing.words') : undefined}>
      {({ id, describedBy }) => (
        <LimitedTextArea
          id={id}
          describedBy={describedBy}
          value={draft.comment}
          rows={3}
          limit={maxOpinionLength}
          invalid={missing === 'words'}
          onChange={(comment) => change({ comment })}
        />
      )}
    </Field>
  );
}
