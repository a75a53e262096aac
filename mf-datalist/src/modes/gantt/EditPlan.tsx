import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import { useFirstField } from '../../list/use-first-field.ts';
import { mayBeSet } from '../board/board-values.model.ts';
import type { TemplateProps } from '../view-parts.tsx';
import { titleOf } from '../tree/record-title.ts';
import styles from './Gantt.module.css';
import { ganttTexts } from './gantt.texts.ts';

/** Dialog with the fields by which a record is drawn: what a pointer does with its bar, and its title. */
export function EditPlan({ config, record, onSave, onClose }: TemplateProps) {
  const t = ganttTexts.useT();
  const [data, setData] = useState<Readonly<Record<string, unknown>>>({});
  const [isSaving, setSaving] = useState(false);
  const { body, enter } = useFirstField();
  const { gantt } = config.view;
  const codes = [
    gantt?.titlePropertyCode,
    gantt?.startTimePropertyCode,
    gantt?.endTimePropertyCode,
    gantt?.progressPropertyCode,
  ];
  const fields = codes
    .flatMap((code) => config.properties.find((each) => each.code === code) ?? [])
    .filter((property) => property.visible !== false && mayBeSet(property));
  const handleOk = async () => {
    setSaving(true);
    const isSaved = await onSave(data);
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <Modal
      open
      width={480}
      title={t('edit', { name: titleOf(record) })}
      mask={{ closable: false }}
      okText={t('save')}
      afterOpenChange={enter}
      onOk={() => void handleOk()}
      onCancel={onClose}
      confirmLoading={isSaving}
    >
      <div ref={body} className={styles.fields}>
        {fields.map((property) => (
          <Field
            key={property.code}
            property={property}
            value={property.code in data ? data[property.code] : record.data[property.code]}
            isDisabled={isSaving}
            onChange={(value) => setData((before) => ({ ...before, [property.code]: value }))}
          />
        ))}
      </div>
    </Modal>
  );
}

interface FieldProps {
  readonly property: PropertyWithRights;
  readonly value: unknown;
  readonly isDisabled: boolean;
  readonly onChange: (value: unknown) => void;
}

function Field({ property, value, isDisabled, onChange }: FieldProps) {
  const id = useId();
  const locale = useLocale();
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-required={property.required || undefined}>
        {propertyName(property, locale)}
      </label>
      <FieldEditor id={id} property={property} value={value ?? null} disabled={isDisabled} onChange={onChange} />
    </div>
  );
}
