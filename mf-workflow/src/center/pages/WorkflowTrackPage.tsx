import type { WorkItemId } from '@portico/shared-kit/contract/ids';
import { useFailure } from '@portico/shared-kit/api';
import { useGetInstanceQuery } from '@portico/shared-kit/api/workflow.api';
import { useGetTrackQuery } from '@portico/shared-kit/api/workflow-track.api';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import type { WorkflowTrack } from '@portico/shared-kit/contract/workflow-track.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { SkeletonBar, ErrorState, DelayedSkeleton } from '@portico/shared-kit/ui/feedback';
import { BranchesOutlined, FileTextOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Alert, Button } from 'antd';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { designPath, instancePath, noWorkItem } from '../../addresses.model.ts';
import { PageFrame } from '../../components/PageFrame.tsx';
import { Panel } from '../../components/Panel.tsx';
import { WorkflowLog } from '../../instance/log/WorkflowLog.tsx';
import { nodeViews } from '../features/track-workflow/track.model.ts';
import { trackTexts } from '../features/track-workflow/track.texts.ts';
import type { DiagramHandle } from '../features/track-workflow/TrackDiagram.tsx';
import { TrackList } from '../features/track-workflow/TrackList.tsx';

const TrackDiagram = lazyWithRetry(
  async () => (await import('../features/track-workflow/TrackDiagram.tsx')).TrackDiagram,
);

/** Page of a workflow's track: the nodes that it has been through, is at and can still reach (shell spec, section 2: route table). */
export function Page() {
  const { workflowInstanceId = '', workItemId = noWorkItem } = useParams();
  const own = workItemId === noWorkItem ? {} : { workitemId: workItemId };
  // Others move it on.
  const fresh = { refetchOnMountOrArgChange: true };
  const detail = useGetInstanceQuery({ workflowInstanceId, ...own }, fresh);
  const track = useGetTrackQuery({ workflowInstanceId }, fresh);
  const error = detail.error ?? track.error;
  const failure = useFailure(error);
  const reload = () => {
    void detail.refetch();
    void track.refetch();
  };
  if (error !== undefined) return <ErrorState isPage failure={failure} onRetry={reload} />;
  if (detail.data === undefined || track.data === undefined) return <TrackSkeleton />;
  return <TrackOf detail={detail.data} track={track.data} workItemId={own.workitemId} />;
}

interface TrackOfProps {
  readonly detail: WorkflowInstanceDetail;
  readonly track: WorkflowTrack;
  readonly workItemId: WorkItemId | undefined;
}

function TrackOf({ detail, track, workItemId }: TrackOfProps) {
  const t = trackTexts.useT();
  const shell = useShell();
  const locale = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const diagram = useRef<DiagramHandle>(null);
  const views = useMemo(() => nodeViews(track.nodes, detail.log, locale), [track, detail.log, locale]);
  const isPhone = useIsPhone();
  // Designers find here what is drawn of the workflow; a phone has no room to change it.
  const design = !isPhone && shell.can('workflow:design') && (
    <Button
      icon={<BranchesOutlined />}
      onClick={() => shell.navigate(designPath(detail.instance.workflowCode), { newTab: true })}
    >
      {t('design')}
    </Button>
  );
  const open = (
    <Button
      icon={<FileTextOutlined />}
      onClick={() => shell.navigate(instancePath(detail.instance.id, workItemId, detail.workItem?.type))}
    >
      {t('openForm')}
    </Button>
  );
  return (
    <PageFrame
      title={t('titleOf', { name: localised(detail.instance.instanceName, detail.instance.instanceName_i18n, locale) })}
      actions={
        <>
          {open}
          {design}
        </>
      }
      aside={<WorkflowLog detail={detail} />}
    >
      <Panel title={t('diagram')}>
        {hasFailed ? (
          <Alert type="warning" showIcon title={t('failed')} />
        ) : (
          <Suspense fallback={<SkeletonBar height={420} />}>
            <TrackDiagram ref={diagram} track={track} views={views} onFailed={() => setFailed(true)} />
          </Suspense>
        )}
      </Panel>
      <TrackList views={views} jumps={track.jumps} onShow={hasFailed ? null : (id) => diagram.current?.show(id)} />
    </PageFrame>
  );
}

/** The outline of the page: the diagram, the list, and the log beside them. */
function TrackSkeleton() {
  return (
    <DelayedSkeleton>
      <PageFrame title={<SkeletonBar width={320} height={32} />} aside={<SkeletonBar height={320} />}>
        <SkeletonBar height={480} />
        <SkeletonBar height={160} />
      </PageFrame>
    </DelayedSkeleton>
  );
}
