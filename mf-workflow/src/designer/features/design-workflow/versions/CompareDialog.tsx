import { useFailure } from '@portico/shared-kit/api';
import { useGetDesignVersionQuery } from '@portico/shared-kit/api/designs.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import { useLazyGetDesignChangesQuery } from '@portico/shared-kit/api/workflow-design.api';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import type { DesignChanges } from '@portico/shared-kit/contract/workflow-versions.schema';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Modal, Segmented } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { ReadOnlyCanvas } from '../canvas/ReadOnlyCanvas.tsx';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import { designTexts } from '../design.texts.ts';
import { ChangeList } from './ChangeList.tsx';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { versionStyles as styles } from '@portico/shared-kit/designer';

interface CompareDialogProps {
  readonly design: WorkflowDesign;
  readonly draft: SavedDraft;
  readonly version: number;
  onClose(): void;
}

type Side = 'before' | 'after';

/** A version beside the design as it is now: coloured on the diagram, and as a list of what was said before and is now. */
export function CompareDialog({ design, draft, version, onClose }: CompareDialogProps) {
  const t = designTexts.useT();
  const [side, setSide] = useState<Side>('after');
  const [shownId, setShownId] = useState<string | null>(null);
  const { workflowCode } = design;
  const before = useGetDesignVersionQuery({ ...workflowDesignName({ workflowCode }), version });
  const { now, error } = useComparison(design, draft, version);
  const failure = useFailure(error ?? before.error);
  const isReady = now !== null && before.data !== undefined;
  const show = (id: string) => {
    if (now === null) return;
    setSide(now.changes.removed.some(({ elementId }) => elementId === id) ? 'before' : 'after');
    setShownId(id);
  };
  const xml = side === 'before' ? before.data?.bpmn : now?.xml;
  return (
    <Modal open width={1000} footer={null} title={t('compareTitle', { version })} onCancel={onClose}>
      {(error ?? before.error) !== undefined && <ErrorState failure={failure} />}
      {!isReady && error === undefined && <LinesSkeleton />}
      {now !== null && xml !== undefined && (
        <div className={styles.compared}>
          <Segmented<Side>
            value={side}
            options={[
              { value: 'before', label: t('before', { version }) },
              { value: 'after', label: t('after') },
            ]}
            onChange={setSide}
          />
          <div className={styles.canvas}>
            <ReadOnlyCanvas key={side} xml={xml} marks={marksOf(now.changes)} selectedId={shownId} />
          </div>
          <ChangeList changes={now.changes} onShow={show} />
        </div>
      )}
    </Modal>
  );
}

interface Comparison {
  readonly xml: string;
  readonly changes: DesignChanges;
}

/** Saves what is not saved yet, and asks what differs from a version. */
function useComparison(design: WorkflowDesign, draft: SavedDraft, version: number) {
  const { diagram } = useWorkflowDesigner();
  const [ask, { error }] = useLazyGetDesignChangesQuery();
  const [now, setNow] = useState<Comparison | null>(null);
  const compare = useEffectEvent(async (): Promise<Comparison | null> => {
    const revision = await draft.save();
    const to = revision === null || revision === 0 ? (design.published?.version ?? 0) : 0;
    const { data } = await ask({ workflowCode: design.workflowCode, from: version, to });
    return data === undefined ? null : { xml: await diagram.xml(), changes: data };
  });
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const found = await compare();
      if (!isGone && found !== null) setNow(found);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, []);
  return { now, error };
}

function marksOf({ added, removed, changed }: DesignChanges): Readonly<Record<string, readonly string[]>> {
  const ids = (elements: DesignChanges['added']) => elements.map(({ elementId }) => elementId);
  return { 'design-added': ids(added), 'design-removed': ids(removed), 'design-changed': ids(changed) };
}
