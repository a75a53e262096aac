import { paperSizes } from '@portico/shared-kit/contract/print-element-defaults';
import type { PageSettings } from '@portico/shared-kit/contract/print-elements';
import { useMemo } from 'react';
import { contentOf, paperOf, type Rect, rectOf } from '../model/geometry.model.ts';
import type { Guide } from '../model/snap.model.ts';
import type { TemplatePage } from '../model/template-draft.model.ts';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { usePaletteDrop } from '../palette/use-palette-drag.ts';
import { pixelsPerMillimetre } from './canvas-scale.ts';
import { ElementFrame } from './ElementFrame.tsx';
import { PageFurniture } from './PageFurniture.tsx';
import { Ruler } from './Ruler.tsx';
import { SelectionFrame } from './SelectionFrame.tsx';
import styles from './TemplateCanvas.module.css';
import { usePaperDrag } from './use-paper-drag.ts';

interface PagePaperProps {
  readonly page: TemplatePage;
  /** From 1. */
  readonly number: number;
}

/** A page of the template: its paper with rulers and margins, and the elements within the margins. */
export function PagePaper({ page, number }: PagePaperProps) {
  const t = templateDesignTexts.useT();
  const { state, view, dispatch } = useTemplateDesigner();
  const { settings } = page;
  const scale = pixelsPerMillimetre * view.zoom;
  const paper = paperOf(settings);
  const name = t('pageOn', { page: number, paper: usePaperName(settings) });
  const isSelected = state.selected[0] === settings.id;
  return (
    <article className={styles.page} aria-label={name}>
      <button
        type="button"
        className={styles.pageName}
        data-target={settings.id}
        data-selected={isSelected}
        aria-pressed={isSelected}
        onClick={() => dispatch({ type: 'select', target: [settings.id] })}
      >
        {name}
      </button>
      <div className={styles.rulers} style={{ width: paper.width * scale, height: paper.height * scale }}>
        <Ruler axis="x" length={paper.width} scale={scale} />
        <Ruler axis="y" length={paper.height} scale={scale} />
        <div className={styles.paper} data-selected={isSelected}>
          <PageFurniture settings={settings} number={number} />
          <PageContent page={page} scale={scale} />
        </div>
      </div>
    </article>
  );
}

function usePaperName({ paperSize, paperWidth: width, paperHeight: height, direction }: PageSettings): string {
  const t = templateDesignTexts.useT();
  const paper = Object.hasOwn(paperSizes, paperSize) ? paperSize : t('customPaper', { width, height });
  return direction === 'landscape' ? t('landscape', { paper }) : paper;
}

const box = ({ left, top, width, height }: Rect, scale: number) => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
});

function PageContent({ page, scale }: { readonly page: TemplatePage; readonly scale: number }) {
  const t = templateDesignTexts.useT();
  const { state, isReadOnly } = useTemplateDesigner();
  const { drag, isDragging, ...pointer } = usePaperDrag(page, scale);
  const drop = usePaletteDrop(page.settings.id, scale);
  const { selected } = state;
  const content = useMemo(() => contentOf(page.settings), [page.settings]);
  const rectFor = (element: (typeof page.elements)[number]) => drag.rects.get(element.id) ?? rectOf(element);
  const chosen = page.elements.filter(({ id }) => selected.includes(id));
  return (
    <div
      className={styles.content}
      style={box(content, scale)}
      data-page={page.settings.id}
      data-dragging={isDragging}
      {...pointer}
      {...drop}
    >
      {page.elements.length === 0 && !isReadOnly && <p className={styles.empty}>{t('emptyPage')}</p>}
      {page.elements.map((element) => (
        <ElementFrame
          key={element.id}
          element={element}
          dragged={drag.rects.get(element.id) ?? null}
          content={content}
          scale={scale}
          isSelected={selected.includes(element.id)}
          isReached={selected.at(-1) === element.id}
          widths={drag.columns?.id === element.id ? drag.columns.widths : null}
        />
      ))}
      {chosen.map((element) => (
        <SelectionFrame
          key={element.id}
          element={element}
          rect={rectFor(element)}
          scale={scale}
          hasHandles={!isReadOnly && chosen.length === 1}
        />
      ))}
      <Guides guides={drag.guides} scale={scale} />
      {drag.marquee !== null && <span className={styles.marquee} style={box(drag.marquee, scale)} />}
    </div>
  );
}

/** Lines that what is dragged was brought to. */
function Guides({ guides, scale }: { readonly guides: readonly Guide[]; readonly scale: number }) {
  return guides.map(({ axis, at }) => (
    <span
      key={`${axis}${String(at)}`}
      className={styles.guide}
      data-axis={axis}
      style={axis === 'x' ? { left: at * scale } : { top: at * scale }}
    />
  ));
}
