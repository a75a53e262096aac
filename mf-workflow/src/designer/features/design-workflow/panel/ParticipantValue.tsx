import { useListRolesQuery, useResolveUnitsQuery } from '@portico/shared-kit/api/organisation.api';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { storageOf } from '@portico/shared-kit/fields';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { type ParticipantKind, participantKinds, topLevel } from '@portico/shared-kit/workflow';
import { Input, Select } from 'antd';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import type { ParticipantFacts } from '../model/activity.model.ts';
import { earlierOptions } from '../model/element-facts.model.ts';
import { panelStyles as styles, useTyped } from '@portico/shared-kit/designer';
import { panelTexts } from './panel.texts.ts';

interface ValueProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

interface ParticipantValueProps extends Omit<ValueProps, 'value'> {
  readonly participant: ParticipantFacts;
  readonly elementId: string;
}

/** The editor of what a way to find people needs: somebody, a department, a role, a level, a field, an activity, FEEL. */
export function ParticipantValue({ participant, elementId, ...rest }: ParticipantValueProps) {
  const kind: { readonly value: (typeof participantKinds)[ParticipantKind]['value'] } | undefined =
    participantKinds[participant.kind as ParticipantKind];
  const props = { ...rest, value: participant.value };
  switch (kind?.value) {
    case 'userId':
      return <PersonPicker {...props} />;
    case 'departmentId':
      return <DepartmentPicker {...props} />;
    case 'roleId':
      return <RolePicker {...props} />;
    case 'level':
      return <LevelPicker {...props} />;
    case 'propertyCode':
      return <StaffFieldPicker {...props} />;
    case 'activityCode':
      return <ActivityPicker {...props} elementId={elementId} />;
    case 'feel':
      return <FeelBox {...props} />;
    default:
      return null;
  }
}

const personItem = { code: 'person', propertyType: 50 } as const;
const departmentItem = { code: 'department', propertyType: 60 } as const;

/** Picker of one person, by the same field as a record's. */
export function PersonPicker(props: ValueProps & { readonly id?: string }) {
  return <UnitField {...props} item={personItem} />;
}

function DepartmentPicker(props: ValueProps) {
  return <UnitField {...props} item={departmentItem} />;
}

interface UnitFieldProps extends ValueProps {
  readonly id?: string;
  readonly item: typeof personItem | typeof departmentItem;
}

function UnitField({ id, label, value, item, onChange }: UnitFieldProps) {
  const { edits } = useWorkflowDesigner();
  const isPerson = item === personItem;
  const ids = { userIds: isPerson ? [value] : [], departmentIds: isPerson ? [] : [value] };
  const { data } = useResolveUnitsQuery(ids, { skip: value === '' });
  const units: readonly { readonly id: string; readonly name: string }[] =
    (isPerson ? data?.users : data?.departments) ?? [];
  const found = units.find((unit) => unit.id === value);
  const property: Property = { ...item, name: label };
  return (
    <FieldEditor
      id={id}
      property={property}
      value={value === '' ? null : (found ?? { id: value, name: value })}
      disabled={edits === null}
      onChange={(chosen) => onChange((chosen as { readonly id: string } | null)?.id ?? '')}
    />
  );
}

interface OptionsProps extends ValueProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isLoading?: boolean;
}

/** Select of one of the options; what was chosen once and is gone since is shown as it is. */
function OneOf({ label, value, options, isLoading = false, onChange }: OptionsProps) {
  const t = panelTexts.useT();
  const { edits } = useWorkflowDesigner();
  const isGone = value !== '' && !isLoading && !options.some((each) => each.value === value);
  const gone = isGone ? [{ value, label: t('unknownValue', { value }) }] : [];
  return (
    <Select
      aria-label={label}
      className={styles.wide}
      disabled={edits === null}
      loading={isLoading}
      value={value === '' ? null : value}
      placeholder={t('choose')}
      options={[...gone, ...options]}
      showSearch={{ optionFilterProp: 'label' }}
      {...(isGone ? { status: 'error' as const } : {})}
      onChange={(chosen: string) => onChange(chosen)}
    />
  );
}

function RolePicker(props: ValueProps) {
  const locale = useLocale();
  const { data, isLoading } = useListRolesQuery();
  const options = (data ?? []).map(({ id, name, name_i18n }) => ({
    value: id,
    label: localised(name, name_i18n, locale),
  }));
  return <OneOf {...props} options={options} isLoading={isLoading} />;
}

const deepest = 9;

function LevelPicker(props: ValueProps) {
  const t = panelTexts.useT();
  const levels = Array.from({ length: deepest }, (_, at) => String(at + 1));
  const options = levels.map((level) => ({
    value: level,
    label: level === '1' ? t('ownLevel') : t('level', { level: String(Number(level) - 1) }),
  }));
  return <OneOf {...props} options={[...options, { value: topLevel, label: t('topLevel') }]} />;
}

function StaffFieldPicker(props: ValueProps) {
  const locale = useLocale();
  const { design } = useWorkflowDesigner();
  const items = design.properties.filter((property) => storageOf(property).holdsPeople);
  const options = items.map(({ code, name, name_i18n }) => ({
    value: code,
    label: localised(name, name_i18n, locale),
  }));
  return <OneOf {...props} options={options} />;
}

function ActivityPicker({ elementId, ...props }: ValueProps & { readonly elementId: string }) {
  const { state, labelOf } = useWorkflowDesigner();
  const options = earlierOptions(state.elements, elementId).map((each) => ({ value: each.id, label: labelOf(each) }));
  return <OneOf {...props} options={options} />;
}

function FeelBox({ label, value, onChange }: ValueProps) {
  const { edits } = useWorkflowDesigner();
  const [typed, setTyped] = useTyped(value);
  return (
    <Input.TextArea
      aria-label={label}
      className={styles.code}
      rows={2}
      maxLength={2000}
      disabled={edits === null}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => typed.trim() !== value && onChange(typed.trim())}
    />
  );
}
