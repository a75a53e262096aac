import { qrPath } from '@portico/shared-kit/ui/qr-code';
import { type CSSProperties, memo, useMemo } from 'react';
import { labelLayout } from './label-layout.model.ts';
import type { LabelSize } from './label-sheet.model.ts';
import styles from './Labels.module.css';
import { labelsTexts } from './labels.texts.ts';

interface LabelViewProps extends LabelSize {
  readonly text: string;
  readonly url: string;
  readonly fontSize: number;
  /** Place in mm on the sheet. */
  readonly left: number;
  readonly top: number;
}

const mm = (value: number) => `${value.toFixed(2)}mm`;

const boxStyle = ({ left, top, width, height }: LabelSize & { left: number; top: number }): CSSProperties => ({
  left: mm(left),
  top: mm(top),
  width: mm(width),
  height: mm(height),
});

/** A label in life size: the code, which is black on white in every theme, and the text. */
export const LabelView = memo(function LabelView({ text, url, fontSize, ...box }: LabelViewProps) {
  const t = labelsTexts.useT();
  const { width, height } = box;
  const layout = useMemo(() => labelLayout({ width, height }, text, fontSize), [width, height, text, fontSize]);
  const code = useMemo(() => qrPath(url), [url]);
  const { text: words } = layout;
  return (
    <li className={styles.label} style={boxStyle(box)}>
      {code !== null && (
        <svg
          className={styles.part}
          style={boxStyle(layout.code)}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={text === '' ? t('codeAlone') : t('code', { text })}
        >
          <path d={code.path} fill="currentColor" />
        </svg>
      )}
      {words !== null && (
        <div className={styles.part} style={boxStyle(words)}>
          <div className={styles.words} data-upright={layout.isUpright}>
            <p style={{ fontSize: `${words.fontSize}pt`, WebkitLineClamp: words.lines }}>{text}</p>
          </div>
        </div>
      )}
    </li>
  );
});
