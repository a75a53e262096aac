import type { ModelCode } from '../../contract/ids.ts';
import { useFailure } from '../../api/index.ts';
import { localised, useLocale } from '../../i18n/index.ts';
import { Alert, Modal, Select } from 'antd/es';
import { designerTexts } from '../designer.texts.ts';
import styles from './DesignList.module.css';
import { type DialogControl, DialogField, TextEntry } from './DialogFields.tsx';
import { type DesignEntries, useDesignEntries } from './use-design-entries.ts';

/** Model for which a design can be begun. */
export interface DesignableModel {
  readonly schemaCode: ModelCode;
  readonly name: string;
  readonly name_i18n: string | null;
  readonly appName: string;
  readonly appName_i18n: string | null;
}

interface CreateDesignDialogProps {
  /** The words of this kind of design. */
  readonly words: Readonly<Record<'title' | 'create' | 'name' | 'code' | 'model', string>>;
  /** Undefined while they are read. */
  readonly models: readonly DesignableModel[] | undefined;
  readonly longestName?: number;
  /** Creates a design and opens it; answers the error where that is refused. */
  onCreate(design: DesignEntries): Promise<unknown>;
  onClose(): void;
}

/** Begins a design for a model and opens it. */
export function CreateDesignDialog({ words, models, longestName, onCreate, onClose }: CreateDesignDialogProps) {
  const t = designerTexts.useT();
  const { entries, enter, error, isSending, send, problemOf } = useDesignEntries(onCreate);
  const failure = useFailure(error);
  return (
    <Modal
      open
      title={words.title}
      okText={words.create}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        {error !== undefined && <Alert type="error" showIcon title={failure.message} description={failure.hint} />}
        <DialogField label={words.model} problem={problemOf('schemaCode')}>
          {(control) => (
            <ModelSelect
              control={control}
              models={models}
              value={entries.schemaCode}
              onChange={(schemaCode) => enter({ schemaCode })}
            />
          )}
        </DialogField>
        <TextEntry
          label={words.name}
          value={entries.name}
          {...(longestName === undefined ? {} : { maxLength: longestName })}
          problem={problemOf('name')}
          onChange={(name) => enter({ name })}
        />
        <TextEntry label={t('nameEn')} value={entries.nameEn} problem={null} onChange={(nameEn) => enter({ nameEn })} />
        <TextEntry
          label={words.code}
          hint={t('codeHint')}
          value={entries.code}
          problem={problemOf('code')}
          onChange={(text) => enter({ code: text.trim() })}
        />
      </div>
    </Modal>
  );
}

interface ModelSelectProps extends Pick<CreateDesignDialogProps, 'models'> {
  readonly control: DialogControl;
  readonly value: string | null;
  onChange(schemaCode: ModelCode): void;
}

function ModelSelect({ control, models, value, onChange }: ModelSelectProps) {
  const locale = useLocale();
  const options = (models ?? []).map(({ schemaCode, appName, appName_i18n, name, name_i18n }) => ({
    value: schemaCode,
    label: `${localised(appName, appName_i18n, locale)} · ${localised(name, name_i18n, locale)}`,
  }));
  return (
    <Select
      {...control}
      value={value}
      loading={models === undefined}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(chosen: string) => onChange(chosen)}
    />
  );
}
