import { useListRolesQuery, useResolveUnitsQuery } from '@portico/shared-kit/api/organisation.api';
import { type AudienceEntry, mostInAudience } from '@portico/shared-kit/contract/print-audience';
import { ChoiceField, PanelField, PanelSection, panelStyles } from '@portico/shared-kit/designer';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { severalChoices } from '@portico/shared-kit/ui/input';
import { Select } from 'antd';
import { useTemplateDesigner } from '../../template-designer.ts';
import { panelTexts } from '../panel.texts.ts';
import { valuesOf, withValues } from './audience.model.ts';

/** Fields for who may print with the template: everybody who may print the records, or some of them. */
export function AudienceFields() {
  const t = panelTexts.useT();
  const { template, dispatch } = useTemplateDesigner();
  const { audience } = template;
  const change = (next: readonly AudienceEntry[] | null) =>
    next !== null && next.length > mostInAudience
      ? undefined
      : dispatch({ type: 'change', document: { ...template, audience: next }, words: t('audienceChanged') });
  return (
    <PanelSection title={t('audience')}>
      <ChoiceField
        label={t('audienceScope')}
        value={audience === null ? 'everybody' : 'some'}
        options={[
          { value: 'everybody', label: t('audienceScopes.everybody') },
          { value: 'some', label: t('audienceScopes.some') },
        ]}
        onChange={(scope) => change(scope === 'everybody' ? null : [])}
      />
      {audience !== null && <Entries audience={audience} onChange={change} />}
    </PanelSection>
  );
}

interface EntriesProps {
  readonly audience: readonly AudienceEntry[];
  onChange(audience: readonly AudienceEntry[]): void;
}

function Entries({ audience, onChange }: EntriesProps) {
  const t = panelTexts.useT();
  return (
    <>
      <RolesField audience={audience} onChange={onChange} />
      <UnitsField kind="department" audience={audience} onChange={onChange} />
      <UnitsField kind="user" audience={audience} onChange={onChange} />
      {audience.length === 0 ? (
        <p className={panelStyles.problem}>{t('audienceNobody')}</p>
      ) : (
        <p className={panelStyles.hint}>{t('audienceHint')}</p>
      )}
    </>
  );
}

function RolesField({ audience, onChange }: EntriesProps) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { data, isLoading } = useListRolesQuery();
  const options = (data ?? []).map(({ id, name, name_i18n }) => ({
    value: id,
    label: localised(name, name_i18n, locale),
  }));
  return (
    <PanelField label={t('audienceKinds.role')}>
      {(control) => (
        <Select
          {...control}
          {...severalChoices}
          className={panelStyles.wide}
          loading={isLoading}
          value={[...valuesOf(audience, 'role')]}
          options={options}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(ids: string[]) => onChange(withValues(audience, 'role', ids))}
        />
      )}
    </PanelField>
  );
}

/** People and departments are chosen as the fields of several do (list spec: types 51 and 61). */
const propertyTypes = { user: 51, department: 61 } as const;

interface Unit {
  readonly id: string;
  readonly name: string;
}

function UnitsField({ kind, audience, onChange }: EntriesProps & { readonly kind: 'user' | 'department' }) {
  const t = panelTexts.useT();
  const name = t(`audienceKinds.${kind}`);
  const ids = valuesOf(audience, kind);
  const { data } = useResolveUnitsQuery(
    { userIds: kind === 'user' ? [...ids] : [], departmentIds: kind === 'department' ? [...ids] : [] },
    { skip: ids.length === 0 },
  );
  const found: readonly Unit[] = (kind === 'user' ? data?.users : data?.departments) ?? [];
  const units = ids.map((id) => found.find((unit) => unit.id === id) ?? { id, name: id });
  return (
    <PanelField label={name}>
      {({ id, disabled }) => (
        <FieldEditor
          id={id}
          property={{ code: kind, name, propertyType: propertyTypes[kind] }}
          value={units}
          disabled={disabled}
          onChange={(chosen) =>
            onChange(
              withValues(
                audience,
                kind,
                ((chosen ?? []) as readonly Unit[]).map((unit) => unit.id),
              ),
            )
          }
        />
      )}
    </PanelField>
  );
}
