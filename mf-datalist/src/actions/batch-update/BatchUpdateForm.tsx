import { undoDays } from '@portico/shared-kit/contract/record-undo';
import { useFailure } from '@portico/shared-kit/api';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { Alert, Select } from 'antd';
import { useId } from 'react';
import styles from '../ActionDialog.module.css';
import { allFoundTexts } from '../all-found/all-found.texts.ts';
import { BatchPreview } from './BatchPreview.tsx';
import { batchUpdateTexts } from './batch-update.texts.ts';
import type { BatchTask, BatchUpdateModel } from './use-batch-update.ts';

interface BatchUpdateFormProps {
  readonly model: BatchUpdateModel;
  readonly task: BatchTask;
}

/** Form of a batch update: a note to know first, the field, its new value and the change that it would make. */
export function BatchUpdateForm({ model, task: { all, records } }: BatchUpdateFormProps) {
  const count = all?.count ?? records.length;
  const t = batchUpdateTexts.useT();
  const allWords = allFoundTexts.useT();
  const { fields, property, failure } = model;
  const loadFailure = useFailure(fields.error);
  if (fields.error !== undefined) {
    return <ErrorState failure={loadFailure} isRetrying={fields.isLoading} onRetry={fields.retry} />;
  }
  return (
    <div className={styles.fields}>
      {all !== undefined && <Alert type="info" showIcon title={allWords('scope', { count })} />}
      <ol className={styles.tips} aria-label={t('tips.label')}>
        <li>{t('tips.overwrite', { count, days: undoDays })}</li>
        <li>{all === undefined ? t('tips.skip') : allWords('later')}</li>
        <li>{t('tips.excluded')}</li>
      </ol>
      <FieldChoice model={model} />
      {property !== null && <ValueEntry key={property.code} model={model} />}
      {failure !== null && !failure.isOfValue && <ErrorState failure={failure} onRetry={model.retry} />}
      {property !== null && <BatchPreview model={model} property={property} />}
    </div>
  );
}

function FieldChoice({ model }: { readonly model: BatchUpdateModel }) {
  const t = batchUpdateTexts.useT();
  const locale = useLocale();
  const id = useId();
  const { fields, property, isRunning, choose } = model;
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-required>
        {t('field')}
      </label>
      <Select
        id={id}
        aria-label={t('field')}
        showSearch={{ optionFilterProp: 'label' }}
        value={property?.code ?? null}
        options={fields.properties.map((each) => ({ value: each.code, label: propertyName(each, locale) }))}
        loading={fields.isLoading}
        disabled={isRunning}
        placeholder={t('chooseField')}
        notFoundContent={t('noFields')}
        onChange={choose}
      />
    </div>
  );
}

function ValueEntry({ model }: { readonly model: BatchUpdateModel }) {
  const t = batchUpdateTexts.useT();
  const id = useId();
  const { property, value, setValue, failure, isRunning } = model;
  if (property === null) return null;
  const problem = failure?.isOfValue === true ? failure.message : null;
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-required>
        {t('value')}
      </label>
      <FieldEditor
        id={id}
        property={{ ...property, name: t('value'), name_i18n: null, required: true }}
        value={value}
        disabled={isRunning}
        invalid={problem !== null}
        describedBy={problem === null ? undefined : `${id}problem`}
        onChange={setValue}
      />
      {problem !== null && (
        <p id={`${id}problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
