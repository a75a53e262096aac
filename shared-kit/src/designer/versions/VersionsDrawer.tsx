import { useListDesignVersionsQuery } from '../../api/designs.api.ts';
import { useFailure } from '../../api/index.ts';
import type { DesignPart } from '../../contract/design-kinds.schema.ts';
import type { DesignKind, DesignVersion } from '../../contract/designs.schema.ts';
import type { SavedDraft } from '../../documents/use-design-draft.ts';
import { useShell } from '../../remotes/react.tsx';
import { ErrorState, LinesSkeleton } from '../../ui/feedback/index.ts';
import { Drawer } from 'antd/es';
import { type ReactNode, useState } from 'react';
import { designerTexts } from '../designer.texts.ts';
import { VersionEntry } from './VersionEntry.tsx';
import styles from './Versions.module.css';

interface VersionsDrawerProps<K extends DesignKind> {
  readonly name: { readonly kind: K; readonly designKey: string };
  readonly draft: SavedDraft;
  readonly canRestore: boolean;
  /** Draws a mark beside the number of a version. */
  renderMark?(version: DesignPart<K, 'version'>): ReactNode;
  /** Draws a version beside the design as it is now. */
  renderComparison(version: number, onClose: () => void): ReactNode;
  /** Opens the design anew. */
  onReopen(): void;
  onClose(): void;
}

const all = { page: 0, size: 100 };

/** The published versions of a design, newest first: to compare with, and to come back to. */
export function VersionsDrawer<K extends DesignKind>(props: VersionsDrawerProps<K>) {
  const { name, canRestore, renderMark, renderComparison, onClose } = props;
  const t = designerTexts.useT();
  const { data, error, refetch } = useListDesignVersionsQuery<K>({ ...name, ...all });
  const failure = useFailure(error);
  const [compared, setCompared] = useState<number | null>(null);
  const restore = useRestore(props);
  const versions: readonly (DesignPart<K, 'version'> & DesignVersion)[] | undefined = data?.content;
  return (
    <Drawer open title={t('versions')} size={420} onClose={onClose}>
      {error !== undefined && <ErrorState failure={failure} onRetry={() => void refetch()} />}
      {error === undefined && versions === undefined && <LinesSkeleton />}
      {versions?.length === 0 && <p>{t('unpublished')}</p>}
      <ul className={styles.list}>
        {versions?.map((version) => (
          <VersionEntry
            key={version.version}
            version={version}
            mark={renderMark?.(version)}
            onCompare={() => setCompared(version.version)}
            onRestore={canRestore ? () => restore(version.version) : null}
          />
        ))}
      </ul>
      {compared !== null && renderComparison(compared, () => setCompared(null))}
    </Drawer>
  );
}

/** Makes a version the draft, and opens that. */
function useRestore<K extends DesignKind>({ draft, onReopen }: VersionsDrawerProps<K>) {
  const shell = useShell();
  return async (version: number) => {
    const outcome = await draft.restore(version);
    if (outcome.kind === 'done') onReopen();
    else if (outcome.kind === 'failed') shell.errors.show(outcome.error);
  };
}
