import type { Rect } from '../model/geometry.model.ts';
import { type Handle, handles } from '../model/gesture.model.ts';
import type { TemplateElement } from '../model/template-draft.model.ts';
import styles from './TemplateCanvas.module.css';

interface SelectionFrameProps {
  readonly element: TemplateElement;
  readonly rect: Rect;
  readonly scale: number;
  /** True where it can be resized: it is selected alone. */
  readonly hasHandles: boolean;
}

/** The frame of a selected element in front of everything, with handles to resize it and the edges of a table's columns. */
export function SelectionFrame({ element, rect, scale, hasHandles }: SelectionFrameProps) {
  const { left, top, width, height } = rect;
  return (
    <span
      className={styles.frame}
      aria-hidden="true"
      style={{ left: left * scale, top: top * scale, width: width * scale, height: height * scale }}
    >
      {hasHandles && element.eleType === 'sheet' && <ColumnEdges columns={element.columns} width={width * scale} />}
      {hasHandles &&
        handlesOf(element).map((handle) => <span key={handle} className={styles.handle} data-handle={handle} />)}
    </span>
  );
}

/** A line is dragged at its ends. */
function handlesOf({ eleType, widthValue, heightValue }: TemplateElement): readonly Handle[] {
  if (eleType !== 'line') return handles;
  return widthValue >= heightValue ? ['w', 'e'] : ['n', 's'];
}

interface ColumnEdgesProps {
  readonly columns: readonly { readonly code: string; readonly widthValue: number }[];
  /** In pixels. */
  readonly width: number;
}

/** The edges between the columns of a table, which are dragged. */
function ColumnEdges({ columns, width }: ColumnEdgesProps) {
  const whole = columns.reduce((sum, { widthValue }) => sum + widthValue, 0) || 1;
  return columns.slice(0, -1).map(({ code }, index) => {
    const before = columns.slice(0, index + 1).reduce((sum, { widthValue }) => sum + widthValue, 0);
    return (
      <span key={code} className={styles.columnEdge} data-column={index} style={{ left: (before / whole) * width }} />
    );
  });
}
