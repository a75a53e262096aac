import { useTargetFocus } from '@portico/shared-kit/designer';
import { useId, useRef } from 'react';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { CanvasTools } from './CanvasTools.tsx';
import { PagePaper } from './PagePaper.tsx';
import styles from './TemplateCanvas.module.css';
import { useElementKeys } from './use-element-keys.ts';

// Its files are loaded as far as the pages need them.
import '../../preview/pages/print-font.ts';

/** The pages of the template as paper, with what stands on them. */
export function TemplateCanvas() {
  const t = templateDesignTexts.useT();
  const { template, state, isReadOnly } = useTemplateDesigner();
  const canvas = useRef<HTMLElement>(null);
  const hint = useId();
  useElementKeys(canvas);
  useTargetFocus(canvas, { id: state.selected.at(-1) ?? '', focusing: state.focusing, isCentred: false });
  return (
    <section
      ref={canvas}
      className={styles.canvas}
      aria-label={t('canvas')}
      {...(isReadOnly ? {} : { 'aria-describedby': hint })}
    >
      <CanvasTools />
      <div className={styles.desk} data-desk>
        {template.pages.map((page, index) => (
          <PagePaper key={page.settings.id} page={page} number={index + 1} />
        ))}
      </div>
      {!isReadOnly && (
        <p id={hint} className={styles.hint}>
          {t('canvasHint')}
        </p>
      )}
    </section>
  );
}
