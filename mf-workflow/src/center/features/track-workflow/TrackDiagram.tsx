import type { WorkflowTrack } from '@portico/shared-kit/contract/workflow-track.schema';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button } from 'antd';
import { type Ref, useId, useImperativeHandle, useState } from 'react';
import { createPortal } from 'react-dom';
import { moveDiagram } from './diagram-input.ts';
import type { DiagramView } from './diagram-view.ts';
import { NodeButton } from './NodeButton.tsx';
import type { NodeView } from './track.model.ts';
import { trackTexts } from './track.texts.ts';
import styles from './TrackDiagram.module.css';
import { useDiagram } from './use-diagram.ts';

/** Functions that the page calls on the diagram. */
export interface DiagramHandle {
  show(id: string): void;
}

interface TrackDiagramProps {
  readonly track: WorkflowTrack;
  readonly views: readonly NodeView[];
  readonly ref?: Ref<DiagramHandle>;
  onFailed(): void;
}

/** The workflow's own diagram with how each node stands: moved and zoomed by mouse, finger and keyboard. */
export function TrackDiagram({ track, views, ref, onFailed }: TrackDiagramProps) {
  const t = trackTexts.useT();
  const hint = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  const { containerRef, view, places, focusId, setFocusId } = useDiagram({ track, views, onNode: setOpenId, onFailed });
  const show = (id: string) => {
    view?.show(id);
    setFocusId(id);
    setOpenId(id);
  };
  useImperativeHandle(ref, () => ({ show }));
  const shown = views.filter(({ id }) => places.has(id));
  const live = shown.find(({ state }) => state === 'live');
  const stop = focusId ?? live?.id ?? shown[0]?.id;
  return (
    <div className={styles.frame}>
      <Tools view={view} onLive={live && (() => show(live.id))} />
      <figure
        ref={containerRef}
        className={styles.canvas}
        aria-label={t('diagram')}
        aria-describedby={hint}
        data-ready={view !== null}
      />
      {shown.map((each) =>
        createPortal(
          <NodeButton
            view={each}
            isTabStop={stop === each.id}
            isOpen={openId === each.id}
            onOpen={(isOpen) => setOpenId(isOpen ? each.id : null)}
            onFocus={() => setFocusId(each.id)}
          />,
          places.get(each.id) ?? document.body,
          each.id,
        ),
      )}
      <p id={hint} className={styles.hint}>
        {t('diagramHint')}
        {track.isLaidOut && ` · ${t('laidOut')}`}
      </p>
    </div>
  );
}

interface ToolsProps {
  readonly view: DiagramView | null;
  /** Undefined where the workflow stands nowhere any more. */
  readonly onLive: (() => void) | undefined;
}

function Tools({ view, onLive }: ToolsProps) {
  const t = trackTexts.useT();
  // A thumb needs more.
  const size = useIsPhone() ? {} : { size: 'small' as const };
  const moves = [
    ['zoomIn', { kind: 'zoom', by: 1 }],
    ['zoomOut', { kind: 'zoom', by: -1 }],
    ['fit', { kind: 'fit' }],
  ] as const;
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('diagram')}>
      {moves.map(([name, move]) => (
        <Button key={name} {...size} onClick={() => moveDiagram(view, move)}>
          {t(name)}
        </Button>
      ))}
      {onLive !== undefined && (
        <Button {...size} onClick={onLive}>
          {t('current')}
        </Button>
      )}
    </div>
  );
}
