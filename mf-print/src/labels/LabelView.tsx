import { drawLabel } from '@portico/shared-kit/print';
import { type CSSProperties, memo, useMemo } from 'react';
import paper from '../preview/paper/PageSheet.module.css';
import { Shapes } from '../preview/paper/ShapeView.tsx';
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

/** A label in life size, laid out and drawn as pages are: its code, and the text. */
export const LabelView = memo(function LabelView({ text, url, fontSize, ...box }: LabelViewProps) {
  const t = labelsTexts.useT();
  const { width, height } = box;
  const name = text === '' ? t('codeAlone') : t('code', { text });
  const shapes = useMemo(
    () => drawLabel({ width, height }, { text, url, name }, fontSize),
    [width, height, text, url, name, fontSize],
  );
  return (
    <li className={styles.label} style={boxStyle(box)}>
      <svg className={paper.paper} viewBox={`0 0 ${String(width)} ${String(height)}`}>
        <Shapes shapes={shapes} />
      </svg>
    </li>
  );
});
