import type { PageSettings } from '@portico/shared-kit/contract/print-elements';
import { pageMarks } from '@portico/shared-kit/print';
import { useState } from 'react';
import paperStyles from '../../preview/paper/PageSheet.module.css';
import { Shapes } from '../../preview/paper/ShapeView.tsx';
import { UploadedPicture } from '../elements/UploadedPicture.tsx';
import { paperOf } from '../model/geometry.model.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import styles from './TemplateCanvas.module.css';

interface PageFurnitureProps {
  readonly settings: PageSettings;
  /** From 1. */
  readonly number: number;
}

/** Things that every sheet of a page shows: its background, and the marks of its header and footer. */
export function PageFurniture({ settings, number }: PageFurnitureProps) {
  const { template, sample } = useTemplateDesigner();
  const [printedAt] = useState(() => new Date().toISOString());
  const { backgroundImage } = settings;
  const paper = paperOf(settings);
  const marks = pageMarks(settings, paper, { number, total: template.pages.length, printedAt, locale: sample.locale });
  return (
    <>
      {backgroundImage !== null && <UploadedPicture refId={backgroundImage} className={styles.background} />}
      {marks.length > 0 && (
        <div className={styles.marks} aria-hidden="true">
          <svg className={paperStyles.paper} viewBox={`0 0 ${String(paper.width)} ${String(paper.height)}`}>
            <Shapes shapes={marks} />
          </svg>
        </div>
      )}
    </>
  );
}
