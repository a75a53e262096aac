import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { useDropModelIndexMutation, useMakeModelIndexesMutation } from '@portico/shared-kit/api/model-indexes.api';
import type { ModelIndex, ModelIndexes } from '@portico/shared-kit/contract/model-indexes.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { formatDate, formatFileSize } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { DeleteOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Popconfirm, Progress, Tag } from 'antd';
import styles from './IndexDialog.module.css';
import { useIndexNames } from './item-names.ts';
import { indexAdvisorTexts } from './index-advisor.texts.ts';
import { indexInput } from './recommended-index.model.ts';

/** Date format code with minutes (list spec, section 9). */
const toMinutes = 3;
const colours = { waiting: 'default', building: 'processing', ready: 'success', failed: 'error', dropping: 'default' };

interface IndexListProps {
  readonly config: ListConfig;
  readonly indexes: ModelIndexes;
}

/** The indexes that administrators made: how far they are, how large, and the buttons that delete them. */
export function IndexList({ config, indexes: { items, limit } }: IndexListProps) {
  const t = indexAdvisorTexts.useT();
  return (
    <section aria-label={t('dialog.existing', { count: items.length, limit })}>
      <h3>{t('dialog.existing', { count: items.length, limit })}</h3>
      {items.length === 0 ? (
        <EmptyState title={t('dialog.none')} hint={t('dialog.noneHint')} />
      ) : (
        <ul className={styles.list}>
          {items.map((index) => (
            <Entry key={index.id} config={config} index={index} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ config, index }: { readonly config: ListConfig; readonly index: ModelIndex }) {
  const t = indexAdvisorTexts.useT();
  const locale = useLocale();
  const name = useIndexNames(config)(index);
  const { kind, status, bytes, progress, failure, creater, createdTime } = index;
  const user = localised(creater.name, creater.name_i18n, locale);
  return (
    <li className={styles.entry}>
      <div>
        <b>{name}</b> <span className={styles.kind}>{t(`kind.${kind}`)}</span>
        <div className={styles.facts}>
          <Tag color={colours[status]}>{t(`status.${status}`)}</Tag>
          {bytes !== null && <span>{formatFileSize(bytes)}</span>}
          <span>{t('by', { user, time: formatDate(createdTime, toMinutes) })}</span>
        </div>
        {progress !== null && <Progress size="small" percent={progress} aria-label={t('status.building')} />}
        {failure !== null && <p className={styles.failure}>{t('failure', { detail: failure })}</p>}
      </div>
      <Tools schemaCode={config.schemaCode} index={index} name={name} />
    </li>
  );
}

interface ToolsProps {
  readonly schemaCode: ModelCode;
  readonly index: ModelIndex;
  readonly name: string;
}

function Tools({ schemaCode, index, name }: ToolsProps) {
  const { id, status } = index;
  const t = indexAdvisorTexts.useT();
  const [drop, dropping] = useDropModelIndexMutation();
  const [make, making] = useMakeModelIndexesMutation();
  if (status === 'dropping') return null;
  return (
    <div className={styles.tools}>
      {status === 'failed' && (
        <Button
          size="small"
          loading={making.isLoading}
          onClick={() => void make({ schemaCode, items: [indexInput(index)] })}
        >
          {t('again')}
        </Button>
      )}
      <Popconfirm
        title={t('remove', { name })}
        description={t('removeSure')}
        okText={t('removeOk')}
        cancelText={t('cancel')}
        okButtonProps={{ danger: true }}
        onConfirm={() => void drop({ schemaCode, id })}
      >
        <Button
          type="text"
          loading={dropping.isLoading}
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('remove', { name })}
        />
      </Popconfirm>
    </div>
  );
}
