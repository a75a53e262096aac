import { useEffect, useState } from 'react';
import { DesignCanvas } from './DesignCanvas.tsx';
import { useOpenDesign } from './use-open-design.ts';

interface ReadOnlyCanvasProps {
  readonly xml: string;
  /** Elements by the mark that they carry. */
  readonly marks?: Readonly<Record<string, readonly string[]>>;
  /** Id of the element that is brought into view. */
  readonly selectedId?: string | null;
}

/** A diagram to look at. */
export function ReadOnlyCanvas({ xml, marks, selectedId = null }: ReadOnlyCanvasProps) {
  const [hasFailed, setFailed] = useState(false);
  const { containerRef, diagram } = useOpenDesign({ xml, isReadOnly: true, onFailed: () => setFailed(true) });
  useEffect(() => {
    for (const [marker, ids] of Object.entries(marks ?? {})) diagram?.mark(marker, ids);
  }, [diagram, marks]);
  useEffect(() => {
    if (selectedId !== null) diagram?.select(selectedId);
  }, [diagram, selectedId]);
  return <DesignCanvas containerRef={containerRef} hasFailed={hasFailed} isReady={diagram !== null} />;
}
