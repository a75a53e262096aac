import type { WorkflowTrack } from '@portico/shared-kit/contract/workflow-track.schema';
import { type Locale, useLocale } from '@portico/shared-kit/i18n';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { listenToInput } from './diagram-input.ts';
import { type DiagramView, drawDiagram } from './diagram-view.ts';
import { isListed, type NodeView } from './track.model.ts';

interface DiagramNeeds {
  readonly track: WorkflowTrack;
  readonly views: readonly NodeView[];
  onNode(id: string): void;
  onFailed(): void;
}

interface Diagram {
  readonly containerRef: RefObject<HTMLElement | null>;
  /** Null until it is drawn. */
  readonly view: DiagramView | null;
  /** Elements that hold the buttons of nodes. */
  readonly places: ReadonlyMap<string, HTMLElement>;
  /** The node whose button the tabulator key comes to; null: the first. */
  readonly focusId: string | null;
  setFocusId(id: string): void;
}

/** Draws the diagram anew where the workflow has moved on or the language is another, and keeps what it shows in place. */
export function useDiagram({ track, views, onNode, onFailed }: DiagramNeeds): Diagram {
  const containerRef = useRef<HTMLElement>(null);
  const [view, setView] = useState<DiagramView | null>(null);
  const [focusId, setFocusId] = useState<string | null>(null);
  const locale = useLocale();
  const places = useMemo(() => placesFor(views), [views]);
  const handleNode = useEffectEvent((id: string) => {
    if (places.has(id)) onNode(id);
  });
  const handleFailure = useEffectEvent(onFailed);
  useEffect(() => {
    const container = containerRef.current;
    if (container === null) return;
    let isGone = false;
    let drawn: DiagramView | null = null;
    const draw = async () => {
      try {
        const toDraw = drawnOf(track, { views, places, locale });
        drawn = await drawDiagram(container, { ...toDraw, onNode: (id) => handleNode(id) });
        if (isGone) drawn.destroy();
        else setView(drawn);
      } catch {
        if (!isGone) handleFailure();
      }
    };
    void draw();
    const resized = new ResizeObserver(() => drawn?.resized());
    resized.observe(container);
    const stop = listenToInput(container, () => drawn);
    return () => {
      isGone = true;
      resized.disconnect();
      stop();
      drawn?.destroy();
      setView(null);
    };
  }, [track, views, places, locale]);
  return { containerRef, view, places, focusId, setFocusId };
}

/** Nodes that have something to tell have a button in the diagram. */
function placesFor(views: readonly NodeView[]): ReadonlyMap<string, HTMLElement> {
  const told = views.filter(({ node, state }) => isListed(node) && state !== 'passedBy');
  return new Map(told.map(({ id }) => [id, document.createElement('div')]));
}

interface TrackView {
  readonly views: readonly NodeView[];
  readonly places: ReadonlyMap<string, HTMLElement>;
  readonly locale: Locale;
}

function drawnOf(track: WorkflowTrack, { views, places, locale }: TrackView) {
  const named = views.filter(({ node }) => node.name !== '');
  return {
    xml: track.drawing,
    jumps: track.jumps,
    locale,
    nodes: views.map(({ id, state }) => ({ id, state, place: places.get(id) ?? null })),
    names: new Map(named.map(({ id, label }) => [id, label])),
  };
}
