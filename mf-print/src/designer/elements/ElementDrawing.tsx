import type { PrintElement } from '@portico/shared-kit/contract/print-elements';
import { type ElementShapes, drawElement } from '@portico/shared-kit/print';
import { memo, useDeferredValue, useMemo } from 'react';
import paper from '../../preview/paper/PageSheet.module.css';
import { Shapes } from '../../preview/paper/ShapeView.tsx';
import type { Size } from '../model/geometry.model.ts';
import type { TemplateElement } from '../model/template-draft.model.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import styles from './ElementDrawing.module.css';
import { ElementIcon } from './ElementIcon.tsx';

interface ElementDrawingProps {
  readonly element: TemplateElement;
  /** Width and height between the margins of its page, in mm. */
  readonly content: Size;
}

/** An element as it is printed with the record that the template is shown with; where that shows nothing, its sign and its name. */
export const ElementDrawing = memo(function ElementDrawing({ element, content }: ElementDrawingProps) {
  // While it is resized the frame follows the pointer at once, and what stands in it as soon as there is time.
  const settled = useDeferredValue(element);
  return settled.eleType === 'unknown' ? <Sign element={settled} /> : <Printed element={settled} content={content} />;
});

function Printed({ element, content }: { readonly element: PrintElement; readonly content: Size }) {
  const { sample, paperFacts } = useTemplateDesigner();
  const { width, height } = content;
  const drawn = useMemo(
    () => drawElement(element, sample.record, paperFacts, { width, height }),
    [element, sample.record, paperFacts, width, height],
  );
  if (drawn === null || drawn.primitives.length === 0) return <Sign element={element} />;
  return <Drawn element={element} drawn={drawn} lang={paperFacts.locale === 'zh' ? 'zh-CN' : 'en'} />;
}

interface ElementShapesProps {
  readonly element: PrintElement;
  readonly drawn: ElementShapes;
  readonly lang: string;
}

const Drawn = memo(function Drawn({ element: { widthValue, heightValue }, drawn, lang }: ElementShapesProps) {
  // A line has no height, and still has a thickness.
  const [width, height] = [Math.max(widthValue, 0.1), Math.max(heightValue, 0.1)];
  return (
    <>
      <svg
        className={`${paper.paper ?? ''} ${styles.drawing ?? ''}`}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        lang={lang}
      >
        <Shapes shapes={drawn.primitives} />
      </svg>
      {drawn.grows && <span className={styles.grows} />}
    </>
  );
});

/** An element without anything to show: its sign and its name. */
function Sign({ element }: { readonly element: TemplateElement }) {
  const { nameOf } = useTemplateDesigner();
  return (
    <span className={styles.sign}>
      <ElementIcon type={element.eleType} />
      <span>{nameOf(element.id)}</span>
    </span>
  );
}
