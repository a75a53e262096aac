import type { TextLook } from '@portico/shared-kit/contract/print-elements';
import type { CSSProperties, ReactNode } from 'react';
import type { Block, ColumnContent, TableContent, TextContent } from '../../paging/block.ts';
import styles from './BlockView.module.css';

const mm = (value: number) => `${String(value)}mm`;
/** Mm; the stylesheet says the same. */
const lineWidth = 0.2;

function lookStyle({ fontSize, bold, align }: TextLook): CSSProperties {
  return { fontSize: `${String(fontSize)}pt`, fontWeight: bold ? 700 : 400, textAlign: align };
}

interface LineBoxProps {
  /** Mm; absent while the line box is measured: then it is as tall as its words, at least `least`. */
  readonly height?: number | undefined;
  readonly least?: number;
  /** Height of the line box's fragment that stands on earlier pages, in mm. */
  readonly from?: number;
  readonly className?: string | undefined;
  readonly role?: string;
  /** Drawn with a line around, on its very edge, so that neighbours share it. */
  readonly isFramed?: boolean;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Line box that is measured and never split except between lines: a text, a field, a row. Shows its words from `from` on. */
function LineBox({ height, least = 0, from = 0, className, role, isFramed = false, style, children }: LineBoxProps) {
  const isWhole = height === undefined || from === 0;
  return (
    <div
      className={styles.lineBox}
      data-line-box=""
      data-framed={isFramed}
      role={role}
      style={height === undefined ? { minHeight: mm(least) } : { height: mm(isFramed ? height + lineWidth : height) }}
    >
      <div className={className} style={{ ...style, marginTop: isWhole ? 0 : mm(-from), minHeight: 'inherit' }}>
        {children}
      </div>
    </div>
  );
}

interface WordsProps<TContent> {
  readonly content: TContent;
  readonly height?: number | undefined;
  readonly from?: number;
}

/** Fixed text. */
export function TextWords({ content: { text, look }, ...lineBox }: WordsProps<TextContent>) {
  return (
    <LineBox {...lineBox} className={styles.text} style={lookStyle(look)}>
      {text}
    </LineBox>
  );
}

/** A field: its label and its value. */
export function ColumnWords({ content: { label, value }, ...lineBox }: WordsProps<ColumnContent>) {
  return (
    <LineBox {...lineBox} isFramed className={styles.column}>
      {label.width > 0 && (
        <span className={styles.label} style={{ ...lookStyle(label.look), width: mm(label.width) }}>
          {label.text}
        </span>
      )}
      <span className={styles.value} style={lookStyle(value.look)}>
        {value.text}
      </span>
    </LineBox>
  );
}

interface RowProps {
  readonly content: TableContent;
  /** Index of the row; null: the head. */
  readonly row: number | null;
  readonly height?: number | undefined;
  readonly from?: number;
}

/** A row of a table or its head. */
export function TableRow({ content, row, ...lineBox }: RowProps) {
  const { columns, look, rows, headHeight, rowHeight } = content;
  const texts = row === null ? columns.map(({ title }) => title) : (rows[row] ?? []);
  // Shares, not lengths: the line at the edge takes its room from the columns.
  const tracks = columns.map(({ width }) => `minmax(0, ${String(width)}fr)`).join(' ');
  return (
    <LineBox
      {...lineBox}
      least={row === null ? headHeight : rowHeight}
      role="row"
      className={styles[row === null ? 'head' : 'row']}
      style={{ gridTemplateColumns: tracks, fontSize: lookStyle(look).fontSize }}
    >
      {columns.map(({ align }, index) => (
        <span
          key={`column-${String(index)}`}
          role={row === null ? 'columnheader' : 'cell'}
          className={styles.cell}
          style={{ textAlign: align }}
        >
          {texts[index]}
        </span>
      ))}
    </LineBox>
  );
}

/** A block in its whole length, to be measured: one line box, or a head and all rows. */
export function WholeBlock({ block: { content } }: { readonly block: Block }) {
  if (content.kind === 'text') return <TextWords content={content} />;
  if (content.kind === 'column') return <ColumnWords content={content} />;
  return (
    <>
      <TableRow content={content} row={null} />
      {content.rows.map((_row, index) => (
        <TableRow key={`row-${String(index)}`} content={content} row={index} />
      ))}
    </>
  );
}
