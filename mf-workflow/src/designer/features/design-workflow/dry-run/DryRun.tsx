import { asRecordId } from '@portico/shared-kit/contract/ids';
import { useFailure } from '@portico/shared-kit/api';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { kindOf, propertyName, type RecordValue } from '@portico/shared-kit/fields';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { Button, Space } from 'antd';
import { useId, useState } from 'react';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import { designTexts } from '../design.texts.ts';
import styles from './DryRun.module.css';
import { DryRunPath } from './DryRunPath.tsx';
import { useDryRun } from './use-dry-run.ts';

/** Tries the diagram as it is on the canvas with chosen values: nothing is kept, nobody is told. */
export function DryRun() {
  const t = designTexts.useT();
  const { design } = useWorkflowDesigner();
  const [originator, setOriginator] = useState<{ readonly id: string } | null>(null);
  const [record, setRecord] = useState<RecordValue | null>(null);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [isMissing, setMissing] = useState(false);
  const { result, isLoading, error, run, clear } = useDryRun();
  const failure = useFailure(error);
  const begin = () => {
    setMissing(originator === null);
    const recordId = record === null ? undefined : asRecordId(record.id);
    if (originator !== null) void run({ originatorId: originator.id, recordId, data: values });
  };
  const person: Property = { code: 'originator', name: t('originator'), propertyType: 50, required: true };
  const records: Property = {
    code: 'record',
    name: t('fromRecord'),
    propertyType: 9,
    settings: { schemaCode: design.schemaCode },
  };
  return (
    <div className={styles.run}>
      <Value
        property={person}
        value={originator}
        problem={isMissing && originator === null ? t('needsOriginator') : null}
        onChange={(chosen) => setOriginator(chosen as typeof originator)}
      />
      <Value property={records} value={record} onChange={(chosen) => setRecord(chosen as RecordValue | null)} />
      <Values values={values} onChange={(code, value) => setValues((before) => ({ ...before, [code]: value }))} />
      <Space>
        <Button type="primary" loading={isLoading} onClick={begin}>
          {t('run')}
        </Button>
        {result !== null && <Button onClick={clear}>{t('clear')}</Button>}
      </Space>
      {error !== undefined && <ErrorState failure={failure} />}
      {result !== null && <DryRunPath preview={result} />}
    </div>
  );
}

interface ValuesProps {
  readonly values: Readonly<Record<string, unknown>>;
  onChange(code: string, value: unknown): void;
}

/** The form's fields that people fill in. */
function Values({ values, onChange }: ValuesProps) {
  const t = designTexts.useT();
  const { design } = useWorkflowDesigner();
  const items = design.properties.filter(
    (property) => property.system !== true && kindOf(property).readOnlySource === undefined,
  );
  return (
    <fieldset className={styles.values}>
      <legend>{t('values')}</legend>
      {items.map((property) => (
        <Value
          key={property.code}
          property={property}
          value={values[property.code] ?? null}
          onChange={(value) => onChange(property.code, value)}
        />
      ))}
    </fieldset>
  );
}

interface ValueProps {
  readonly property: Property;
  readonly value: unknown;
  readonly problem?: string | null;
  onChange(value: unknown): void;
}

function Value({ property, value, problem = null, onChange }: ValueProps) {
  const id = useId();
  const locale = useLocale();
  return (
    <div className={styles.value}>
      <label htmlFor={id}>{propertyName(property, locale)}</label>
      <FieldEditor
        id={id}
        property={property}
        value={value}
        invalid={problem !== null}
        describedBy={problem === null ? undefined : `${id}problem`}
        onChange={onChange}
      />
      {problem !== null && (
        <p id={`${id}problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
