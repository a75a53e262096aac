import { memo } from 'react';
import { ElementDrawing } from '../elements/ElementDrawing.tsx';
import type { Rect } from '../model/geometry.model.ts';
import { withRect } from '../model/geometry.model.ts';
import type { TemplateElement } from '../model/template-draft.model.ts';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { withWidths } from './paper-gesture.ts';
import styles from './TemplateCanvas.module.css';

interface ElementFrameProps {
  readonly element: TemplateElement;
  /** Its rectangle now, also while it is dragged. */
  readonly rect: Rect;
  /** Pixels in a millimetre. */
  readonly scale: number;
  readonly isSelected: boolean;
  /** True for the one that the Tab key reaches. */
  readonly isReached: boolean;
  /** Widths of a table's columns while one of their edges is dragged; null while none is. */
  readonly widths: readonly number[] | null;
}

/** An element on its page; all of it selects it. */
export const ElementFrame = memo(function ElementFrame(props: ElementFrameProps) {
  const { element, rect, scale, isSelected, isReached, widths } = props;
  const t = templateDesignTexts.useT();
  const { dispatch, nameOf } = useTemplateDesigner();
  const { id, eleType } = element;
  const { left, top, width, height } = rect;
  const moved = withRect(element, rect);
  const placed = widths === null || moved.eleType !== 'sheet' ? moved : withWidths(moved, widths);
  return (
    <div
      className={styles.place}
      style={{ left: left * scale, top: top * scale, width: width * scale, height: height * scale }}
      data-type={eleType}
    >
      <div className={styles.drawing} aria-hidden="true">
        <ElementDrawing element={placed} scale={scale} />
      </div>
      <button
        type="button"
        className={styles.element}
        data-target={id}
        data-selected={isSelected}
        aria-pressed={isSelected}
        aria-label={t('elementAt', { name: nameOf(id), left, top, width, height })}
        tabIndex={isReached ? 0 : -1}
        // A pointer has selected it when it went down; this is the click of a key or of a program that reads the screen.
        onClick={({ detail }) => detail === 0 && dispatch({ type: 'select', target: [id] })}
      />
    </div>
  );
});
