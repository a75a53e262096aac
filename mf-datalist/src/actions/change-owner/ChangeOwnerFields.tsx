import type { Property } from '@portico/shared-kit/contract/models.schema';
import type { PersonValue } from '@portico/shared-kit/fields';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Input, Select } from 'antd';
import { useId } from 'react';
import styles from '../ActionDialog.module.css';
import { changeOwnerTexts } from './change-owner.texts.ts';
import type { ChangeOwnerModel } from './use-change-owner.ts';

/** Characters of a remark (list spec, section 5). */
const longestRemark = 1000;

interface EntryProps {
  readonly entry: ChangeOwnerModel['entry'];
  readonly isBusy: boolean;
}

/** The person, one of their departments, and what is said about it. */
export function ChangeOwnerFields(props: EntryProps) {
  return (
    <>
      <OwnerField {...props} />
      <DepartmentField {...props} />
      <RemarkField {...props} />
    </>
  );
}

function OwnerField({ entry, isBusy }: EntryProps) {
  const t = changeOwnerTexts.useT();
  const id = useId();
  const property: Property = { code: 'owner', name: t('owner'), propertyType: 50, required: true };
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-required>
        {t('owner')}
      </label>
      <FieldEditor
        id={id}
        property={property}
        value={entry.owner}
        disabled={isBusy}
        onChange={(value) => entry.setOwner(value as PersonValue | null)}
      />
    </div>
  );
}

function DepartmentField({ entry, isBusy }: EntryProps) {
  const t = changeOwnerTexts.useT();
  const locale = useLocale();
  const id = useId();
  const { owner, departments, ownerDeptId, isLoading, setDepartment } = entry;
  const options = departments.map(({ deptId, deptName, deptName_i18n, isMain }) => {
    const name = localised(deptName, deptName_i18n, locale);
    return { value: deptId, label: isMain && departments.length > 1 ? t('main', { name }) : name };
  });
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('department')}</label>
      <Select
        id={id}
        aria-label={t('department')}
        value={ownerDeptId}
        options={options}
        loading={isLoading}
        disabled={isBusy || options.length === 0}
        placeholder={t(owner === null ? 'chooseOwnerFirst' : 'noDepartment')}
        onChange={setDepartment}
      />
    </div>
  );
}

function RemarkField({ entry, isBusy }: EntryProps) {
  const t = changeOwnerTexts.useT();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('remark')}</label>
      <Input.TextArea
        id={id}
        aria-describedby={`${id}hint`}
        rows={3}
        maxLength={longestRemark}
        disabled={isBusy}
        value={entry.remark}
        onChange={(event) => entry.setRemark(event.target.value)}
      />
      <p id={`${id}hint`} className={`${styles.hint} ${styles.counted}`}>
        <span>{t('remarkHint')}</span>
        <span className={styles.count}>{`${entry.remark.length} / ${longestRemark}`}</span>
      </p>
    </div>
  );
}
