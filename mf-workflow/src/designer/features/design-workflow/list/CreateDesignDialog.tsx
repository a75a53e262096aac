import { useFailure } from '@portico/shared-kit/api';
import { useCreateDesignMutation } from '@portico/shared-kit/api/designs.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import { useListDesignableModelsQuery } from '@portico/shared-kit/api/workflow-design.api';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Alert, Modal, Select } from 'antd';
import { useState } from 'react';
import { designPath } from '../../../../addresses.model.ts';
import {
  designerTexts,
  designListStyles as styles,
  type DialogControl,
  DialogField,
  TextEntry,
} from '@portico/shared-kit/designer';
import { designTexts } from '../design.texts.ts';

interface Entries {
  readonly name: string;
  readonly nameEn: string;
  readonly workflowCode: string;
  readonly schemaCode: string | null;
}

const nothing: Entries = { name: '', nameEn: '', workflowCode: '', schemaCode: null };
const code = /^[A-Za-z]\w*$/;

/** Keeps the entries of a new workflow, their problems, and the function that creates it. */
function useNewDesign() {
  const t = designerTexts.useT();
  const shell = useShell();
  const [entries, setEntries] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const [create, { isLoading, error }] = useCreateDesignMutation<'workflow'>();
  const { name, nameEn, workflowCode, schemaCode } = entries;
  const problems = {
    name: name.trim() === '' ? t('missing') : null,
    workflowCode: workflowCode === '' ? t('missing') : code.test(workflowCode) ? null : t('badCode'),
    schemaCode: schemaCode === null ? t('missing') : null,
  };
  const send = async () => {
    setChecked(true);
    if (schemaCode === null || Object.values(problems).some((problem) => problem !== null)) return;
    const names = nameEn.trim() === '' ? {} : { name_i18n: JSON.stringify({ en: nameEn.trim() }) };
    const { data } = await create({ ...workflowDesignName({ workflowCode }), name: name.trim(), ...names, schemaCode });
    if (data !== undefined) shell.navigate(designPath(data.workflowCode));
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

/** Begins a workflow for a model and opens its empty canvas. */
export function CreateDesignDialog({ onClose }: { onClose(): void }) {
  const t = designTexts.useT();
  const words = designerTexts.useT();
  const form = useNewDesign();
  const { entries, enter, error } = form;
  const failure = useFailure(error);
  return (
    <Modal
      open
      title={t('createTitle')}
      okText={t('create')}
      cancelText={words('cancel')}
      confirmLoading={form.isLoading}
      onOk={() => void form.send()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        {error !== undefined && <Alert type="error" showIcon title={failure.message} description={failure.hint} />}
        <TextEntry
          label={t('name')}
          value={entries.name}
          problem={form.problemOf('name')}
          onChange={(name) => enter({ name })}
        />
        <TextEntry
          label={words('nameEn')}
          value={entries.nameEn}
          problem={null}
          onChange={(nameEn) => enter({ nameEn })}
        />
        <TextEntry
          label={words('code')}
          hint={words('codeHint')}
          value={entries.workflowCode}
          problem={form.problemOf('workflowCode')}
          onChange={(text) => enter({ workflowCode: text.trim() })}
        />
        <DialogField label={t('model')} problem={form.problemOf('schemaCode')}>
          {(control) => (
            <ModelSelect
              control={control}
              value={entries.schemaCode}
              onChange={(schemaCode) => enter({ schemaCode })}
            />
          )}
        </DialogField>
      </div>
    </Modal>
  );
}

interface ModelSelectProps {
  readonly control: DialogControl;
  readonly value: string | null;
  onChange(schemaCode: string): void;
}

function ModelSelect({ control, value, onChange }: ModelSelectProps) {
  const locale = useLocale();
  const { data, isLoading } = useListDesignableModelsQuery({});
  const options = (data ?? []).map(({ schemaCode, appName, appName_i18n, name, name_i18n }) => ({
    value: schemaCode,
    label: `${localised(appName, appName_i18n, locale)} · ${localised(name, name_i18n, locale)}`,
  }));
  return (
    <Select
      {...control}
      value={value}
      loading={isLoading}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(chosen: string) => onChange(chosen)}
    />
  );
}
