import { useLocale } from '@portico/shared-kit/i18n';
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { NodeKind } from '../model/node-kinds.model.ts';
import type { DiagramDocument } from '../modeler/diagram-history.ts';
import { type DesignState, nothingYet } from '../modeler/design-state.ts';
import { openDesign } from '../modeler/open-design.ts';
import type { OpenDesign } from '../modeler/open-diagram.ts';
import { namesIn, padWordsIn } from './canvas-words.ts';

interface OpenNeeds {
  readonly xml: string;
  readonly isReadOnly: boolean;
  /** Document to which its steps are reported; absent where it is only looked at. */
  readonly document?: DiagramDocument;
  onFailed(): void;
}

/** A diagram in its container, and its state. */
export interface CanvasDiagram {
  readonly containerRef: RefObject<HTMLDivElement | null>;
  /** Null until it is drawn. */
  readonly diagram: OpenDesign | null;
  readonly state: DesignState;
}

const listenToNobody = () => () => undefined;
const noState = () => nothingYet;

/** Draws a diagram into its container; anew where it is another file, or may be changed now and could not before. */
export function useOpenDesign(needs: OpenNeeds): CanvasDiagram {
  const { containerRef, diagram } = useDrawn(needs);
  const locale = useLocale();
  useEffect(() => diagram?.translate(locale), [diagram, locale]);
  const state = useSyncExternalStore(
    diagram === null ? listenToNobody : (callback) => diagram.listen(callback),
    diagram === null ? noState : () => diagram.state(),
  );
  return { containerRef, diagram, state };
}

function useDrawn({ xml, isReadOnly, document, onFailed }: OpenNeeds): Omit<CanvasDiagram, 'state'> {
  const containerRef = useRef<HTMLDivElement>(null);
  const [diagram, setDiagram] = useState<OpenDesign | null>(null);
  const locale = useLocale();
  const names = useEffectEvent(namesIn(locale));
  const words = useEffectEvent(() => padWordsIn(locale));
  const language = useEffectEvent(() => locale);
  const handleFailure = useEffectEvent(onFailed);
  useEffect(() => {
    const container = containerRef.current;
    if (container === null) return;
    let isGone = false;
    let opened: OpenDesign | null = null;
    const draw = async () => {
      try {
        const named = { names: (kind: NodeKind) => names(kind), words: () => words(), locale: language() };
        opened = await openDesign({ container, xml, isReadOnly, document, ...named });
        if (isGone) opened.destroy();
        else setDiagram(opened);
      } catch {
        if (!isGone) handleFailure();
      }
    };
    void draw();
    const watched = new ResizeObserver(() => opened?.resized());
    watched.observe(container);
    return () => {
      isGone = true;
      watched.disconnect();
      opened?.destroy();
      setDiagram(null);
    };
  }, [xml, isReadOnly, document]);
  return { containerRef, diagram };
}
