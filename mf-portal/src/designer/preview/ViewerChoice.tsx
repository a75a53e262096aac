import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useListRolesQuery } from '@portico/shared-kit/api/organisation.api';
import type { PersonValue } from '@portico/shared-kit/fields';
import { FieldEditor, FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Segmented, Select } from 'antd';
import { pageDesignTexts } from '../page-design.texts.ts';
import styles from './PagePreview.module.css';

/** Kind of viewer: the user, anybody with a role, or somebody else. */
type ViewerKind = 'self' | 'role' | 'person';

/** Person or role as which a page is previewed; nobody until one is chosen. */
export interface Viewer {
  readonly kind: ViewerKind;
  readonly id: string | null;
  readonly name: string;
  /** The person as their editor has them. */
  readonly person: PersonValue | null;
}

/** The user's own view. */
export const ownView: Viewer = { kind: 'self', id: null, name: '', person: null };

interface ViewerChoiceProps {
  readonly viewer: Viewer;
  onChange(viewer: Viewer): void;
}

/** Property type of one person (list spec, section 3). */
const onePerson = 50;

/** Chooses as whom a page is previewed. */
export function ViewerChoice({ viewer, onChange }: ViewerChoiceProps) {
  const t = pageDesignTexts.useT();
  const { kind } = viewer;
  const options = (['self', 'role', 'person'] as const).map((value) => ({ value, label: t(`viewers.${value}`) }));
  return (
    <>
      <Segmented<ViewerKind>
        aria-label={t('viewAs')}
        value={kind}
        options={options}
        onChange={(chosen) => onChange({ ...ownView, kind: chosen })}
      />
      {kind === 'role' && <RoleChoice id={viewer.id} onChange={onChange} />}
      {kind === 'person' && <PersonChoice person={viewer.person} onChange={onChange} />}
    </>
  );
}

interface RoleChoiceProps extends Pick<ViewerChoiceProps, 'onChange'> {
  readonly id: string | null;
}

function RoleChoice({ id, onChange }: RoleChoiceProps) {
  const t = pageDesignTexts.useT();
  const locale = useLocale();
  const { data = [], isLoading } = useListRolesQuery();
  const options = data.map((role) => ({ value: role.id, label: localised(role.name, role.name_i18n, locale) }));
  return (
    <Select
      className={styles.viewer}
      aria-label={t('viewers.role')}
      loading={isLoading}
      placeholder={t('chooseRole')}
      value={id}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(chosen: string) => {
        const name = options.find(({ value }) => value === chosen)?.label ?? '';
        onChange({ ...ownView, kind: 'role', id: chosen, name });
      }}
    />
  );
}

interface PersonChoiceProps extends Pick<ViewerChoiceProps, 'onChange'> {
  readonly person: PersonValue | null;
}

function PersonChoice({ person, onChange }: PersonChoiceProps) {
  const t = pageDesignTexts.useT();
  const locale = useLocale();
  const services = useApiFieldServices();
  const property = { code: 'person', name: t('viewers.person'), propertyType: onePerson };
  const choose = (chosen: PersonValue | null) => {
    const name = chosen === null ? '' : localised(chosen.name, chosen.name_i18n ?? null, locale);
    onChange({ kind: 'person', id: chosen?.id ?? null, name, person: chosen });
  };
  return (
    <FieldServicesProvider services={services}>
      <div className={styles.viewer}>
        <FieldEditor property={property} value={person} onChange={(chosen) => choose(chosen as PersonValue | null)} />
      </div>
    </FieldServicesProvider>
  );
}
