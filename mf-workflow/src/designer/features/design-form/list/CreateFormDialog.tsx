import { useFailure } from '@portico/shared-kit/api';
import { useCreateDesignMutation } from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { FormDesignSummary } from '@portico/shared-kit/contract/form-design.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Alert, Modal, Select } from 'antd';
import { useState } from 'react';
import { formDesignPath } from '../../../../addresses.model.ts';
import { designerTexts, designListStyles as styles, DialogField, TextEntry } from '@portico/shared-kit/designer';
import { formDesignTexts } from '../form-design.texts.ts';

interface CreateFormDialogProps {
  /** Forms that there are: their models are offered. */
  readonly forms: readonly FormDesignSummary[];
  onClose(): void;
}

interface Entries {
  readonly name: string;
  readonly nameEn: string;
  readonly sheetCode: string;
  readonly schemaCode: string | null;
}

const nothing: Entries = { name: '', nameEn: '', sheetCode: '', schemaCode: null };
const code = /^[A-Za-z]\w*$/;

/** Keeps the entries of a new form, their problems, and the function that creates it. */
function useNewForm() {
  const t = designerTexts.useT();
  const shell = useShell();
  const [entries, setEntries] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const [create, { isLoading, error }] = useCreateDesignMutation<'form'>();
  const { name, nameEn, sheetCode, schemaCode } = entries;
  const problems = {
    name: name.trim() === '' ? t('missing') : null,
    sheetCode: sheetCode === '' ? t('missing') : code.test(sheetCode) ? null : t('badCode'),
    schemaCode: schemaCode === null ? t('missing') : null,
  };
  const send = async () => {
    setChecked(true);
    if (schemaCode === null || Object.values(problems).some((problem) => problem !== null)) return;
    const names = nameEn.trim() === '' ? {} : { name_i18n: JSON.stringify({ en: nameEn.trim() }) };
    const { data } = await create({ ...formDesignName({ schemaCode, sheetCode }), name: name.trim(), ...names });
    if (data !== undefined) shell.navigate(formDesignPath(data));
  };
  return {
    entries,
    isLoading,
    error,
    send,
    enter: (changes: Partial<Entries>) => setEntries((before) => ({ ...before, ...changes })),
    problemOf: (field: keyof typeof problems) => (isChecked ? problems[field] : null),
  };
}

/** Begins a further form for a model and opens it without sections. */
export function CreateFormDialog({ forms, onClose }: CreateFormDialogProps) {
  const t = formDesignTexts.useT();
  const words = designerTexts.useT();
  const form = useNewForm();
  const { entries, enter, error, isLoading, send, problemOf } = form;
  const failure = useFailure(error);
  return (
    <Modal
      open
      title={t('createTitle')}
      okText={t('create')}
      cancelText={words('cancel')}
      confirmLoading={isLoading}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        {error !== undefined && <Alert type="error" showIcon title={failure.message} description={failure.hint} />}
        <DialogField label={t('model')} problem={problemOf('schemaCode')}>
          {(control) => (
            <ModelSelect
              control={control}
              forms={forms}
              value={entries.schemaCode}
              onChange={(schemaCode) => enter({ schemaCode })}
            />
          )}
        </DialogField>
        <NameEntries form={form} />
      </div>
    </Modal>
  );
}

/** Fields for its name in both languages, and for its code in addresses. */
function NameEntries({ form: { entries, enter, problemOf } }: { readonly form: ReturnType<typeof useNewForm> }) {
  const t = formDesignTexts.useT();
  const words = designerTexts.useT();
  return (
    <>
      <TextEntry
        label={t('name')}
        value={entries.name}
        maxLength={50}
        problem={problemOf('name')}
        onChange={(name) => enter({ name })}
      />
      <TextEntry
        label={words('nameEn')}
        value={entries.nameEn}
        problem={null}
        onChange={(nameEn) => enter({ nameEn })}
      />
      <TextEntry
        label={t('sheetCode')}
        hint={words('codeHint')}
        value={entries.sheetCode}
        problem={problemOf('sheetCode')}
        onChange={(text) => enter({ sheetCode: text.trim() })}
      />
    </>
  );
}

interface ModelSelectProps extends Pick<CreateFormDialogProps, 'forms'> {
  readonly control: { readonly id: string; readonly status: '' | 'error' };
  readonly value: string | null;
  onChange(schemaCode: string): void;
}

function ModelSelect({ control, forms, value, onChange }: ModelSelectProps) {
  const locale = useLocale();
  const models = [...new Map(forms.map((form) => [form.schemaCode, form])).values()];
  const options = models.map(({ schemaCode, appName, appName_i18n, modelName, modelName_i18n }) => ({
    value: schemaCode,
    label: `${localised(appName, appName_i18n, locale)} · ${localised(modelName, modelName_i18n, locale)}`,
  }));
  return (
    <Select
      {...control}
      value={value}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(chosen: string) => onChange(chosen)}
    />
  );
}
