import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { formatFileSize } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { DownloadOutlined, InboxOutlined } from '@portico/shared-kit/ui/icons';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Alert, Button, Checkbox, Select, Upload } from 'antd';
import { useId } from 'react';
import { ColumnMapping } from './columns/ColumnMapping.tsx';
import { FileLine } from './FileLine.tsx';
import styles from './Import.module.css';
import { importTexts } from './import.texts.ts';
import { AddOptionsChoice } from './options/AddOptionsChoice.tsx';
import type { ImportDownloads } from './use-downloads.ts';
import { acceptedFiles } from './use-import-file.ts';
import { type ImportModel, keyFields } from './use-import.ts';

const bytesOfMegabyte = 1024 * 1024;

interface UploadStepProps {
  readonly model: ImportModel;
  readonly config: ListConfig;
  readonly downloads: ImportDownloads;
}

/** Chooses the file and how it is imported (list spec, section 2). */
export function UploadStep({ model, config, downloads }: UploadStepProps) {
  const t = importTexts.useT();
  const { upload, limit } = model;
  return (
    <div className={styles.step}>
      <Button
        type="link"
        className={styles.template}
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={downloads.isBusy}
        onClick={() => void downloads.downloadTemplate()}
      >
        {t('upload.template')}
      </Button>
      <Upload.Dragger
        accept={acceptedFiles}
        multiple={false}
        showUploadList={false}
        beforeUpload={(chosen) => {
          upload.choose(chosen);
          return false;
        }}
      >
        <p className={styles.inbox}>
          <InboxOutlined aria-hidden="true" />
        </p>
        <p>{t('upload.drop')}</p>
        {limit !== undefined && (
          <p className={styles.hint}>{t('upload.kinds', { limit: formatFileSize(limit * bytesOfMegabyte) })}</p>
        )}
      </Upload.Dragger>
      {upload.file !== null && <FileLine file={upload.file} onRemove={() => upload.release({ isTaken: false })} />}
      <MappedColumns model={model} />
      <AddOptionsChoice
        targets={model.mapping.heads?.targets ?? []}
        isOn={model.addsOptions}
        onChange={model.setAddsOptions}
      />
      <OverwriteChoice model={model} config={config} />
      <Checkbox checked={model.checksFirst} onChange={({ target }) => model.setChecksFirst(target.checked)}>
        {t('plan.checkFirst')}
      </Checkbox>
    </div>
  );
}

function MappedColumns({ model: { mapping } }: Pick<UploadStepProps, 'model'>) {
  const { heads, choices, choose, problem, isReading } = mapping;
  if (problem !== null) return <Alert type="error" showIcon role="alert" title={problem} />;
  if (heads !== undefined) return <ColumnMapping heads={heads} choices={choices} onChange={choose} />;
  return isReading && <LinesSkeleton />;
}

function OverwriteChoice({ model: { overwriting, setOverwriting }, config }: Omit<UploadStepProps, 'downloads'>) {
  const t = importTexts.useT();
  const locale = useLocale();
  const hintId = useId();
  const { isOn, keyField } = overwriting;
  const options = keyFields(config).map(({ code, name, name_i18n }) => ({
    value: code,
    label: localised(name, name_i18n, locale),
  }));
  return (
    <div className={styles.overwrite}>
      <Checkbox checked={isOn} onChange={({ target }) => setOverwriting({ isOn: target.checked, keyField: null })}>
        {t('overwrite.label')}
      </Checkbox>
      <Select
        className={styles.key}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        disabled={!isOn}
        aria-label={t('overwrite.field')}
        aria-describedby={hintId}
        placeholder={t('overwrite.hint')}
        options={options}
        value={keyField}
        onChange={(code: string | undefined) => setOverwriting({ isOn, keyField: code ?? null })}
      />
      <p id={hintId} className={styles.hint}>
        {t('overwrite.explain')}
      </p>
    </div>
  );
}
