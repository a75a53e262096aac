import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { propertyName, systemProperties, type SystemPropertyCode } from '@portico/shared-kit/fields';
import { FieldReader } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { Panel } from '../../../components/Panel.tsx';
import { workflowTexts } from '../../../workflow.texts.ts';
import styles from './RecordInformation.module.css';

const shown: readonly SystemPropertyCode[] = [
  'sequenceNo',
  'sequenceStatus',
  'owner',
  'ownerDeptId',
  'createdTime',
  'modifier',
  'modifiedTime',
];

/** Facts that the platform keeps of a record: number, status, owner, times. */
export function RecordInformation({ record }: { readonly record: BizRecord }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  return (
    <Panel title={t('form.information')}>
      <dl className={styles.facts}>
        {systemProperties
          .filter(({ code }) => shown.includes(code))
          .map((property) => (
            <div key={property.code} className={styles.fact}>
              <dt>{propertyName(property, locale)}</dt>
              <dd>
                <FieldReader property={property} value={record.data[property.code]} />
              </dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
