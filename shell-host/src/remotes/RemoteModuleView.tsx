import { newTraceId } from '@portico/shared-kit/api/call-headers';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { sendFailureReport } from '../app/send-failure-report.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { codeOfFailure } from './failures.ts';
import { drawReason, type Reason } from './reason-page.ts';
import { remotesTexts } from './remotes.texts.ts';
import styles from './RemoteModuleView.module.css';
import type { RemoteModuleUse } from './use-remote-module.ts';

interface RemoteModuleViewProps {
  readonly use: RemoteModuleUse;
  /** The component's name in the module, as `Page`. */
  readonly exportName: string;
  readonly reason: Omit<Reason, 'failure' | 'detail' | 'onRetry'>;
  readonly props?: Readonly<Record<string, unknown>>;
}

/** A remote's component, or what stands in its place: the wait, then the offer to try again, then the reason. */
export function RemoteModuleView({ use, exportName, reason, props }: RemoteModuleViewProps) {
  const { current, attempt, retry, crashed } = use;
  if (current.kind === 'loading') return <Waiting progress={current.progress} onRetry={retry} />;
  if (current.kind === 'failed') {
    return <ReasonPage reason={{ ...reason, failure: current.failure, detail: current.detail, onRetry: retry }} />;
  }
  const Code = current.module[exportName] as ComponentType<Record<string, unknown>> | undefined;
  if (!Code) {
    return <ReasonPage reason={{ ...reason, failure: 'noSuchModule', detail: exportName, onRetry: retry }} />;
  }
  return (
    <RemoteBoundary key={attempt} onCrash={crashed}>
      <Code {...props} />
    </RemoteBoundary>
  );
}

function Waiting({
  progress,
  onRetry,
}: {
  readonly progress: 'fresh' | 'slow' | 'offerRetry';
  readonly onRetry: () => void;
}) {
  const t = remotesTexts.useT();
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className={styles.word} role="status">
        {progress === 'fresh' ? t('loading') : progress === 'slow' ? t('slow') : t('slowRetry')}
      </p>
      {progress === 'offerRetry' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      <LinesSkeleton lines={6} />
    </div>
  );
}

function ReasonPage({ reason }: { readonly reason: Reason }) {
  const place = useRef<HTMLDivElement>(null);
  const [traceId] = useState(newTraceId);
  useEffect(() => {
    if (place.current) drawReason(place.current, { ...reason, traceId });
  });
  const { failure, detail, facts } = reason;
  const { remote = '' } = facts;
  useEffect(() => {
    sendFailureReport({
      kind: 'remote',
      error: `${failure}: ${detail}`,
      code: codeOfFailure(failure),
      remote,
      traceId,
    });
  }, [failure, detail, remote, traceId]);
  return <div ref={place} />;
}
