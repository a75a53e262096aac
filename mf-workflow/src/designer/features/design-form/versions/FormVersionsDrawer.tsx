import { useFailure } from '@portico/shared-kit/api';
import { useListDesignVersionsQuery, useRestoreDesignVersionMutation } from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { useShell } from '@portico/shared-kit/remotes/react';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Drawer } from 'antd';
import { useState } from 'react';
import { designerTexts, VersionEntry, versionStyles as styles } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { useFormDesk } from '../form-desk.tsx';
import { FormCompareDialog } from './FormCompareDialog.tsx';

interface FormVersionsProps {
  readonly draft: SavedDraft;
  onReopen(): void;
  onClose(): void;
}

const all = { page: 0, size: 100 };

/** The published versions, newest first: to compare with, and to come back to. */
export function FormVersionsDrawer({ draft, onReopen, onClose }: FormVersionsProps) {
  const t = designerTexts.useT();
  const shell = useShell();
  const { design, isReadOnly } = useFormDesk();
  const { schemaCode, sheetCode } = design;
  const { data, error, refetch } = useListDesignVersionsQuery({ ...formDesignName({ schemaCode, sheetCode }), ...all });
  const failure = useFailure(error);
  const [compared, setCompared] = useState<number | null>(null);
  const [restore] = useRestoreDesignVersionMutation<'form'>();
  const bringBack = async (version: number) => {
    const revision = await draft.save();
    if (revision === null) return;
    const { error: refused } = await restore({ ...formDesignName({ schemaCode, sheetCode }), version, revision });
    if (refused === undefined) onReopen();
    else shell.errors.show(refused);
  };
  return (
    <Drawer open title={t('versions')} size={420} onClose={onClose}>
      {error !== undefined && <ErrorState failure={failure} onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && <LinesSkeleton />}
      {data?.content.length === 0 && <p>{t('unpublished')}</p>}
      <ul className={styles.list}>
        {data?.content.map((version) => (
          <VersionEntry
            key={version.version}
            version={version}
            onCompare={() => setCompared(version.version)}
            onRestore={isReadOnly ? null : () => bringBack(version.version)}
          />
        ))}
      </ul>
      {compared !== null && <FormCompareDialog version={compared} onClose={() => setCompared(null)} />}
    </Drawer>
  );
}
