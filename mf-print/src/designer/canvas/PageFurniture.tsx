import type { AlignedMark, PageSettings } from '@portico/shared-kit/contract/print-elements';
import { UploadedPicture } from '../elements/UploadedPicture.tsx';
import { panelTexts } from '../panel/panel.texts.ts';
import styles from './TemplateCanvas.module.css';

/** Things that every sheet of a page shows: its background, and the marks of its header and footer. */
export function PageFurniture({ settings, scale }: { readonly settings: PageSettings; readonly scale: number }) {
  const { backgroundImage, header, footer, marginTop, marginBottom, marginLeft, marginRight } = settings;
  const sides = { left: marginLeft * scale, right: marginRight * scale };
  return (
    <>
      {backgroundImage !== null && <UploadedPicture refId={backgroundImage} className={styles.background} />}
      <Marks marks={header} style={{ ...sides, top: 0, height: marginTop * scale, fontSize: fontSize * scale }} />
      <Marks marks={footer} style={{ ...sides, bottom: 0, height: marginBottom * scale, fontSize: fontSize * scale }} />
    </>
  );
}

/** Height of the marks' letters in mm: 9 pt. */
const fontSize = 9 * (25.4 / 72);
const sides = ['left', 'center', 'right'] as const;

interface MarksProps {
  readonly marks: readonly AlignedMark[];
  readonly style: Readonly<Record<string, number>>;
}

function Marks({ marks, style }: MarksProps) {
  const t = panelTexts.useT();
  if (marks.length === 0) return null;
  return (
    <div className={styles.marks} style={style} aria-hidden="true">
      {sides.map((side) => (
        <span key={side} data-side={side}>
          {marks
            .filter(({ align }) => align === side)
            .map(({ mark }) => t(`marks.${mark}`))
            .join(' ')}
        </span>
      ))}
    </div>
  );
}
