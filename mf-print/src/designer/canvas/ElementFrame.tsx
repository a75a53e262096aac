import { memo, useMemo } from 'react';
import { ElementDrawing } from '../elements/ElementDrawing.tsx';
import { type Rect, rectOf, type Size, withRect } from '../model/geometry.model.ts';
import type { TemplateElement } from '../model/template-draft.model.ts';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { withWidths } from './paper-gesture.ts';
import styles from './TemplateCanvas.module.css';

interface ElementFrameProps {
  readonly element: TemplateElement;
  /** Its rectangle while it is dragged; null while it stands still. */
  readonly dragged: Rect | null;
  /** Width and height between the margins of its page, in mm. */
  readonly content: Size;
  /** Pixels in a millimetre. */
  readonly scale: number;
  readonly isSelected: boolean;
  /** True for the one that the Tab key reaches. */
  readonly isReached: boolean;
  /** Widths of a table's columns while one of their edges is dragged; null while none is. */
  readonly widths: readonly number[] | null;
}

/** An element on its page; all of it selects it. Where it is dragged it is moved as a whole, and drawn anew only in another size. */
export const ElementFrame = memo(function ElementFrame(props: ElementFrameProps) {
  const { element, dragged, content, scale, isSelected, isReached, widths } = props;
  const t = templateDesignTexts.useT();
  const { dispatch, nameOf } = useTemplateDesigner();
  const { id, eleType, left: ownLeft, top: ownTop } = element;
  const { left, top, width, height } = dragged ?? rectOf(element);
  return (
    <div
      className={styles.place}
      style={{
        left: ownLeft * scale,
        top: ownTop * scale,
        width: width * scale,
        height: height * scale,
        ...(dragged === null
          ? {}
          : { translate: `${String((left - ownLeft) * scale)}px ${String((top - ownTop) * scale)}px` }),
      }}
      data-type={eleType}
    >
      <div className={styles.drawing} aria-hidden="true">
        <ElementDrawing element={useResized(element, { width, height }, widths)} content={content} />
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

/** The element in the size, and a table with the columns, that a drag gives it: itself while neither changes. */
function useResized(element: TemplateElement, { width, height }: Size, widths: readonly number[] | null) {
  return useMemo(() => {
    const { left, top, widthValue, heightValue } = element;
    const isSame = width === widthValue && height === heightValue;
    const sized = isSame ? element : withRect(element, { left, top, width, height });
    return widths === null || sized.eleType !== 'sheet' ? sized : withWidths(sized, widths);
  }, [element, width, height, widths]);
}
