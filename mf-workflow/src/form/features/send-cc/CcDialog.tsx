import type { InstanceId } from '@portico/shared-kit/contract/ids';
import { useCcInstanceMutation } from '@portico/shared-kit/api/cc.api';
import { useListRolesQuery } from '@portico/shared-kit/api/organisation.api';
import { randomId } from '@portico/shared-kit/contract/random-id';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { maxOpinionLength } from '@portico/shared-kit/workflow';
import { Form, Modal, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import { Refusal } from '../../../components/Refusal.tsx';
import { choicesOf, type CcEntry, mostChoices, emptyCc, problemOf } from './cc.model.ts';
import { ccTexts } from './cc.texts.ts';
import styles from './CcDialog.module.css';
import { charactersOver } from '@portico/shared-kit/formats';
import { LimitedTextArea, severalChoices } from '@portico/shared-kit/ui/input';

interface CcDialogProps {
  readonly workflowInstanceId: InstanceId;
  onClose(): void;
}

/** Asks for the recipients of a cc and a comment; what was entered stays when the server refuses it. */
export function CcDialog({ workflowInstanceId, onClose }: CcDialogProps) {
  const t = ccTexts.useT();
  const { notify } = useShell();
  const [send, { isLoading, error }] = useCcInstanceMutation();
  const [entry, setEntry] = useState(emptyCc);
  const [isTried, setTried] = useState(false);
  const [requestId] = useState(randomId);
  const body = useRef<HTMLDivElement>(null);
  const problem = problemOf(entry);
  const sendCc = async () => {
    setTried(true);
    if (problem !== null || isLoading || charactersOver(entry.comment, maxOpinionLength) > 0) return;
    const comment = entry.comment.trim();
    const words = comment === '' ? {} : { comment };
    const answer = await send({ workflowInstanceId, people: choicesOf(entry), ...words, requestId });
    if (answer.data === undefined) return;
    notify({ kind: 'success', text: t('done', { count: answer.data.readerCount }) });
    onClose();
  };
  return (
    <Modal
      open
      title={t('title')}
      okText={t('button')}
      okButtonProps={{ loading: isLoading }}
      mask={{ closable: false }}
      onOk={() => void sendCc()}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && body.current?.querySelector<HTMLElement>('input, button')?.focus()}
    >
      <div ref={body}>
        <Form layout="vertical" className={styles.fields}>
          {error !== undefined && !isLoading && <Refusal error={error} />}
          <p className={styles.hint}>{t('hint')}</p>
          <UnitsField kind="users" entry={entry} isBusy={isLoading} onChange={setEntry} />
          <UnitsField kind="departments" entry={entry} isBusy={isLoading} onChange={setEntry} />
          <RolesField entry={entry} isBusy={isLoading} onChange={setEntry} />
          {isTried && problem !== null && (
            <p className={styles.problem} role="alert">
              {t(problem, { count: mostChoices })}
            </p>
          )}
          <WordsField entry={entry} isBusy={isLoading} onChange={setEntry} />
        </Form>
      </div>
    </Modal>
  );
}

interface FieldProps {
  readonly entry: CcEntry;
  readonly isBusy: boolean;
  onChange(entry: CcEntry): void;
}

/** People and departments are chosen as the fields of several do (list spec: types 51 and 61). */
const unitFields = {
  users: { propertyType: 51, label: 'people' },
  departments: { propertyType: 61, label: 'departments' },
} as const;

function UnitsField({ kind, entry, isBusy, onChange }: FieldProps & { readonly kind: keyof typeof unitFields }) {
  const id = useId();
  const { propertyType, label } = unitFields[kind];
  const name = ccTexts.useT()(label);
  return (
    <Form.Item className={styles.entry} label={name} htmlFor={id}>
      <FieldEditor
        id={id}
        property={{ code: kind, name, propertyType }}
        value={entry[kind]}
        disabled={isBusy}
        onChange={(value) => onChange({ ...entry, [kind]: value ?? [] })}
      />
    </Form.Item>
  );
}

function RolesField({ entry, isBusy, onChange }: FieldProps) {
  const t = ccTexts.useT();
  const locale = useLocale();
  const id = useId();
  const { data, isLoading, error } = useListRolesQuery();
  const options = (data ?? []).map(({ id: value, name, name_i18n, memberCount: count }) => ({
    value,
    label: t('members', { name: localised(name, name_i18n, locale), count }),
    disabled: count === 0,
  }));
  return (
    <Form.Item className={styles.entry} label={t('roles')} htmlFor={id}>
      <Select
        id={id}
        {...severalChoices}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('rolesPlaceholder')}
        loading={isLoading}
        status={error === undefined ? '' : 'error'}
        disabled={isBusy}
        value={[...entry.roleIds]}
        options={options}
        onChange={(roleIds: string[]) => onChange({ ...entry, roleIds })}
      />
    </Form.Item>
  );
}

function WordsField({ entry, isBusy, onChange }: FieldProps) {
  const t = ccTexts.useT();
  const id = useId();
  return (
    <Form.Item className={styles.entry} label={t('words')} htmlFor={id}>
      <LimitedTextArea
        id={id}
        value={entry.comment}
        rows={3}
        limit={maxOpinionLength}
        disabled={isBusy}
        placeholder={t('wordsPlaceholder')}
        onChange={(comment) => onChange({ ...entry, comment })}
      />
    </Form.Item>
  );
}
