import type { DesignVersion } from '../../contract/designs.schema.ts';
import { localised, useLocale } from '../../i18n/index.ts';
import { Button, Popconfirm, Space, Tag } from 'antd/es';
import type { ReactNode } from 'react';
import { Moment } from '../../ui/time/Moment.tsx';
import { designerTexts } from '../designer.texts.ts';
import styles from './Versions.module.css';

interface VersionEntryProps {
  readonly version: Pick<DesignVersion, 'version' | 'isCurrent' | 'note' | 'publisher' | 'publishedTime'>;
  /** Stands beside its number. */
  readonly mark?: ReactNode;
  /** Null where the design is only read. */
  readonly onRestore: (() => Promise<void>) | null;
  onCompare(): void;
}

/** A published version in a list of them: who, when, why, and what can be done with it. */
export function VersionEntry({ version, mark, onCompare, onRestore }: VersionEntryProps) {
  const t = designerTexts.useT();
  const locale = useLocale();
  const { version: number, isCurrent, note, publisher, publishedTime } = version;
  const who = publisher === null ? t('fromPackage') : localised(publisher.name, publisher.name_i18n, locale);
  return (
    <li className={styles.version}>
      <div>
        <strong>{t('version', { version: number })}</strong> {isCurrent && <Tag color="success">{t('current')}</Tag>}
        {mark}
      </div>
      <p className={styles.quiet}>
        {who} · <Moment instant={publishedTime} />
      </p>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <Space wrap>
        <Button size="small" onClick={onCompare}>
          {t('compare')}
        </Button>
        {onRestore !== null && (
          <Popconfirm
            title={t('restoreTitle', { version: number })}
            description={t('restoreHint')}
            okText={t('restore')}
            cancelText={t('cancel')}
            onConfirm={() => void onRestore()}
          >
            <Button size="small">{t('restore')}</Button>
          </Popconfirm>
        )}
      </Space>
    </li>
  );
}
