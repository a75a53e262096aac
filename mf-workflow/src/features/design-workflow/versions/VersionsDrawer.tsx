import { useFailure } from '@portico/shared-kit/api';
import {
  useListDesignVersionsQuery,
  useRestoreDesignVersionMutation,
} from '@portico/shared-kit/api/workflow-design.api';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import type { DesignVersion } from '@portico/shared-kit/contract/workflow-versions.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Button, Drawer, Popconfirm, Space, Tag } from 'antd';
import { useState } from 'react';
import { Moment } from '../../../components/Moment.tsx';
import { designTexts } from '../design.texts.ts';
import type { Draft } from '../desk/SavedState.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import styles from './Versions.module.css';

interface VersionsDrawerProps {
  readonly design: WorkflowDesign;
  readonly draft: Draft;
  readonly canRestore: boolean;
  onReopen(): void;
  onClose(): void;
}

const all = { page: 0, size: 100 };

/** The published versions, newest first: to compare with, and to come back to. */
export function VersionsDrawer({ design, draft, canRestore, onReopen, onClose }: VersionsDrawerProps) {
  const t = designTexts.useT();
  const shell = useShell();
  const { workflowCode } = design;
  const { data, error, refetch } = useListDesignVersionsQuery({ workflowCode, ...all });
  const failure = useFailure(error);
  const [compared, setCompared] = useState<number | null>(null);
  const [restore] = useRestoreDesignVersionMutation();
  const bringBack = async (version: number) => {
    const revision = await draft.save();
    if (revision === null) return;
    const { error: refused } = await restore({ workflowCode, version, revision });
    if (refused === undefined) onReopen();
    else shell.errors.show(refused);
  };
  return (
    <Drawer open title={t('versions')} size={420} onClose={onClose}>
      {error !== undefined && <ErrorState failure={failure} onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && <LinesSkeleton />}
      {data?.content.length === 0 && <p>{t('unpublished')}</p>}
      <ul className={styles['list']}>
        {data?.content.map((version) => (
          <VersionEntry
            key={version.version}
            version={version}
            onCompare={() => setCompared(version.version)}
            onRestore={canRestore ? () => bringBack(version.version) : null}
          />
        ))}
      </ul>
      {compared !== null && (
        <CompareDialog design={design} draft={draft} version={compared} onClose={() => setCompared(null)} />
      )}
    </Drawer>
  );
}

interface VersionEntryProps {
  readonly version: DesignVersion;
  /** Null where the design is only read. */
  readonly onRestore: (() => Promise<void>) | null;
  onCompare(): void;
}

function VersionEntry({ version, onCompare, onRestore }: VersionEntryProps) {
  const t = designTexts.useT();
  const locale = useLocale();
  const { version: number, isCurrent, note, publisher, publishedTime, runningCount } = version;
  const who = publisher === null ? t('fromPackage') : localised(publisher.name, publisher.name_i18n, locale);
  return (
    <li className={styles['version']}>
      <div>
        <strong>{t('version', { version: number })}</strong> {isCurrent && <Tag color="success">{t('current')}</Tag>}
        {runningCount > 0 && <Tag>{t('runningOn', { count: runningCount })}</Tag>}
      </div>
      <p className={styles['quiet']}>
        {who} · <Moment instant={publishedTime} />
      </p>
      {note !== '' && <p className={styles['note']}>{note}</p>}
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
