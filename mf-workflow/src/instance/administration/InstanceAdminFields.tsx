import type { WorkItemId } from '@portico/shared-kit/contract/ids';
import type {
  InstanceAdminAction,
  InstanceAdministration,
} from '@portico/shared-kit/contract/instance-administration.schema';
import type { PersonValue } from '@portico/shared-kit/fields';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Radio, Select } from 'antd';
import type { ReactNode } from 'react';
import { CommentField } from './CommentField.tsx';
import { ChoiceField, DialogField as Field } from './DialogField.tsx';
import { handlersOf, type MissingChoice, type InstanceAdminDraft } from './instance-admin.model.ts';
import styles from './InstanceAdminDialog.module.css';
import { instanceAdminTexts } from './instance-admin.texts.ts';
import { severalChoices } from '@portico/shared-kit/ui/input';
import { TurnsHint } from './TurnsHint.tsx';

/** Props of the fields of every action. */
interface InstanceAdminFieldsProps {
  readonly action: InstanceAdminAction;
  readonly administration: InstanceAdministration;
  readonly draft: InstanceAdminDraft;
  /** Choice that must be made first; null where none was found missing. */
  readonly missing: MissingChoice | null;
  change(next: Partial<InstanceAdminDraft>): void;
}

/** Fields for the choices of an action, and for a comment on it. */
export function InstanceAdminFields(props: InstanceAdminFieldsProps) {
  const Choices = choicesOf[props.action];
  return (
    <>
      {Choices !== undefined && <Choices {...props} />}
      <CommentField {...props} />
    </>
  );
}

const choicesOf: Readonly<Partial<Record<InstanceAdminAction, (props: InstanceAdminFieldsProps) => ReactNode>>> = {
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
  const t = instanceAdminTexts.useT();
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

function LiveActivityField({ action, administration, draft, missing, change }: InstanceAdminFieldsProps) {
  const nameOf = useActivityName();
  const { liveActivities } = administration;
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

function WorkItemField({ administration, draft, missing, change }: InstanceAdminFieldsProps) {
  const nameOf = useActivityName();
  const locale = useLocale();
  const options = administration.liveActivities.flatMap((activity) =>
    activity.workItems.map(({ id, user }) => ({
      value: id,
      label: `${localised(user.name, user.name_i18n, locale)} · ${nameOf(activity)}`,
    })),
  );
  const choose = (workItemId: WorkItemId) => change({ workItemId });
  return <ChoiceField name="workItem" value={draft.workItemId} options={options} missing={missing} onChoose={choose} />;
}

interface PeopleFieldProps extends InstanceAdminFieldsProps {
  readonly label: 'people' | 'person' | 'owner';
  readonly isMultiple: boolean;
}

function PeopleField({ label, isMultiple, draft, missing, change }: PeopleFieldProps) {
  const t = instanceAdminTexts.useT();
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

function CurrentOwner({ administration: { owner } }: InstanceAdminFieldsProps) {
  const t = instanceAdminTexts.useT();
  const locale = useLocale();
  return (
    <p className={styles.hint}>{t('field.currentOwner', { name: localised(owner.name, owner.name_i18n, locale) })}</p>
  );
}

function RecipientsField({ administration, draft, missing, change }: InstanceAdminFieldsProps) {
  const t = instanceAdminTexts.useT();
  const locale = useLocale();
  const problem = missing === 'people' ? t('missing.people') : undefined;
  const options = administration.people.map(({ id, name, name_i18n }) => ({
    value: id,
    label: localised(name, name_i18n, locale),
  }));
  const choose = (ids: readonly string[]) =>
    change({
      people: administration.people.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name })),
    });
  return (
    <Field label={t('field.recipients')} problem={problem}>
      {({ id, describedBy }) => (
        <Select
          id={id}
          {...severalChoices}
          className={styles.wide}
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

function ActivationFields(props: InstanceAdminFieldsProps) {
  const { administration, draft, missing, change } = props;
  const t = instanceAdminTexts.useT();
  const nameOf = useActivityName();
  const options = administration.otherActivities.map((activity) => ({
    value: activity.activityCode,
    label: nameOf(activity),
  }));
  const choose = (activity: string) => change({ activity });
  return (
    <>
      <ChoiceField name="activity" value={draft.activity} options={options} missing={missing} onChoose={choose} />
      <Radio.Group
        className={styles.choices}
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

function WayField({ administration, draft, change }: InstanceAdminFieldsProps) {
  const t = instanceAdminTexts.useT();
  const isLast = administration.liveActivities.length < 2;
  return (
    <Field label={t('field.way')}>
      {({ id }) => (
        <Radio.Group
          id={id}
          className={styles.choices}
          value={draft.way}
          onChange={({ target }) => change({ way: target.value === 'stay' ? 'stay' : 'goOn' })}
        >
          <Radio value="goOn">{t('way.goOn')}</Radio>
          <Radio value="stay" disabled={isLast}>
            {t('way.stay')}
            {isLast && <small className={styles.why}>{t('stayRefused')}</small>}
          </Radio>
        </Radio.Group>
      )}
    </Field>
  );
}
