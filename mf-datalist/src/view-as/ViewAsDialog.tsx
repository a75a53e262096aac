import type { PersonValue } from '@portico/shared-kit/fields';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import styles from '../actions/ActionDialog.module.css';
import { useFirstField } from '../list/use-first-field.ts';
import { useViewedPerson } from './view-as-context.ts';
import { viewAsTexts } from './view-as.texts.ts';

/** Property type of one person (list spec, section 3). */
const onePerson = 50;

/** Chooses the person as whom the list is seen. */
export function ViewAsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = viewAsTexts.useT();
  const id = useId();
  const { view } = useViewedPerson();
  const [person, setPerson] = useState<PersonValue | null>(null);
  const property = { code: 'person', name: t('person'), propertyType: onePerson };
  const { body, enter } = useFirstField();
  const handleOk = () => {
    if (person !== null) view(person.id);
  };
  return (
    <Modal
      open
      width={480}
      title={t('title')}
      okText={t('ok')}
      okButtonProps={{ disabled: person === null }}
      afterOpenChange={enter}
      onOk={handleOk}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <p className={styles.hint}>{t('intro')}</p>
        <div ref={body} className={styles.field}>
          <label htmlFor={id}>{t('person')}</label>
          <FieldEditor
            id={id}
            property={property}
            value={person}
            onChange={(value) => setPerson(value as PersonValue | null)}
          />
        </div>
      </div>
    </Modal>
  );
}
