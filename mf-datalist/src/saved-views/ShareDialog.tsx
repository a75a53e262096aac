import { useFailure } from '@portico/shared-kit/api';
import { useListRolesQuery } from '@portico/shared-kit/api/organisation.api';
import { useShareSavedViewMutation } from '@portico/shared-kit/api/saved-views.api';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { SavedView, ViewAudience } from '@portico/shared-kit/contract/saved-views.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Modal, Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { savedViewTexts } from './saved-views.texts.ts';
import { isViewConflict, seenRevision } from './view-conflict.ts';
import styles from '../list/DialogForm.module.css';

interface ShareDialogProps {
  readonly schemaCode: ModelCode;
  readonly view: SavedView;
  onClose(): void;
}

const audiences = ['owner', 'everyone', 'roles'] as const satisfies readonly ViewAudience[];

/** Says who has a saved view in their menu, and for which roles lists open with it. */
export function ShareDialog({ schemaCode, view, onClose }: ShareDialogProps) {
  const t = savedViewTexts.useT();
  const [share, { error, isLoading }] = useShareSavedViewMutation();
  const failure = useFailure(error);
  const [sharing, setSharing] = useState<Sharing>(view);
  const [isChecked, setChecked] = useState(false);
  const { audience, roleIds } = sharing;
  const isIncomplete = audience === 'roles' && roleIds.length === 0;
  const handleSave = async () => {
    setChecked(true);
    if (isIncomplete) return;
    const roles = audience === 'roles' ? [...roleIds] : [];
    const defaultRoleIds = reachedDefaults(sharing);
    const input = { schemaCode, id: view.id, ...seenRevision(view, error), audience, roleIds: roles, defaultRoleIds };
    const { data } = await share(input);
    if (data !== undefined) onClose();
  };
  return (
    <Modal
      open
      width={520}
      title={t('shareTitle', { name: view.name })}
      okText={t(isViewConflict(error) ? 'overwrite' : 'save')}
      okButtonProps={{ loading: isLoading }}
      onOk={() => void handleSave()}
      onCancel={onClose}
    >
      <p className={styles.intro}>{t('shareIntro')}</p>
      <div className={styles.form}>
        <SharingFields sharing={sharing} problem={isChecked && isIncomplete} onChange={setSharing} />
        {error !== undefined && !isLoading && (
          <p role="alert" className={styles.problem}>
            {[failure.message, failure.hint].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
    </Modal>
  );
}

type Sharing = Pick<SavedView, 'audience'> & Readonly<Record<'roleIds' | 'defaultRoleIds', readonly string[]>>;

/** Returns whether people of a role have the view. */
const reaches = ({ audience, roleIds }: Sharing, id: string) =>
  audience === 'everyone' || (audience === 'roles' && roleIds.includes(id));

const reachedDefaults = (sharing: Sharing) => sharing.defaultRoleIds.filter((id) => reaches(sharing, id));

interface SharingFieldsProps {
  readonly sharing: Sharing;
  /** True where roles are missing. */
  readonly problem: boolean;
  onChange(sharing: Sharing): void;
}

function SharingFields({ sharing, problem, onChange }: SharingFieldsProps) {
  const t = savedViewTexts.useT();
  const { audience, roleIds } = sharing;
  return (
    <>
      <Radio.Group
        aria-label={t('audience')}
        className={styles.choices}
        value={audience}
        options={audiences.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => onChange({ ...sharing, audience: target.value as ViewAudience })}
      />
      {audience === 'roles' && (
        <RoleChoice
          label={t('chooseRoles')}
          value={roleIds}
          onChange={(ids) => onChange({ ...sharing, roleIds: ids })}
        />
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {t('rolesMissing')}
        </p>
      )}
      {audience !== 'owner' && (
        <RoleChoice
          label={t('defaults')}
          hint={t('defaultsHint')}
          value={reachedDefaults(sharing)}
          isOffered={(id) => reaches(sharing, id)}
          onChange={(ids) => onChange({ ...sharing, defaultRoleIds: ids })}
        />
      )}
    </>
  );
}

interface RoleChoiceProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: readonly string[];
  readonly isOffered?: (id: string) => boolean;
  onChange(ids: readonly string[]): void;
}

function RoleChoice({ label, hint, value, isOffered, onChange }: RoleChoiceProps) {
  const locale = useLocale();
  const id = useId();
  const { data: roles = [], isLoading } = useListRolesQuery();
  const options = roles
    .filter((role) => isOffered?.(role.id) !== false)
    .map((role) => ({ value: role.id, label: localised(role.name, role.name_i18n, locale) }));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select<string[]>
        id={id}
        mode="multiple"
        loading={isLoading}
        showSearch={{ optionFilterProp: 'label' }}
        value={[...value]}
        options={options}
        onChange={onChange}
      />
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}
