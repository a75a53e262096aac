import type { PrintElementOf, PrintElementType, TextLook } from '@portico/shared-kit/contract/print-elements';
import { propertyName } from '@portico/shared-kit/fields';
import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import type { ComponentType, CSSProperties } from 'react';
import type { TemplateElement } from '../model/template-draft.model.ts';
import { panelTexts } from '../panel/panel.texts.ts';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import styles from './ElementDrawing.module.css';
import { ElementIcon } from './ElementIcon.tsx';
import { UploadedPicture } from './UploadedPicture.tsx';

interface DrawingProps<TElement> {
  readonly element: TElement;
  /** Pixels in a millimetre. */
  readonly scale: number;
}

/** An element as it stands in the template: fixed words as they print, names of fields where their values will be. */
export function ElementDrawing({ element, scale }: DrawingProps<TemplateElement>) {
  if (element.eleType === 'unknown') return <Sign element={element} scale={scale} />;
  const Drawing = drawings[element.eleType] as ComponentType<DrawingProps<TemplateElement>>;
  return <Drawing element={element} scale={scale} />;
}

const drawings: { readonly [T in PrintElementType]: ComponentType<DrawingProps<PrintElementOf<T>>> } = {
  title: FixedText,
  text: FixedText,
  column: Field,
  sheet: Table,
  workflowLog: LogTable,
  picture: Picture,
  line: Line,
  box: Box,
  barcode: Sign,
  qrCode: Sign,
  signature: Sign,
  opinion: Sign,
};

const pointsPerMillimetre = 72 / 25.4;

function letters({ fontSize, bold, align, color }: TextLook, scale: number): CSSProperties {
  return {
    fontSize: (fontSize / pointsPerMillimetre) * scale,
    fontWeight: bold ? 700 : 400,
    textAlign: align,
    ...(color === null ? {} : { color }),
  };
}

function FixedText({ element: { innerTxt, look }, scale }: DrawingProps<PrintElementOf<'title' | 'text'>>) {
  const locale = useLocale();
  return (
    <span className={styles.text} style={letters(look, scale)}>
      {localisedText(innerTxt, locale)}
    </span>
  );
}

function Field({ element, scale }: DrawingProps<PrintElementOf<'column'>>) {
  const locale = useLocale();
  const t = templateDesignTexts.useT();
  const { propertyOf } = useTemplateDesigner();
  const { code, leftKey, rightValue, framed } = element;
  const property = propertyOf(code);
  const name = property === undefined ? t('gone', { code }) : propertyName(property, locale);
  return (
    <span className={styles.field} data-framed={framed}>
      {leftKey.widthValue > 0 && (
        <span className={styles.label} style={{ ...letters(leftKey.look, scale), width: leftKey.widthValue * scale }}>
          {leftKey.innerTxt === null ? name : localisedText(leftKey.innerTxt, locale)}
        </span>
      )}
      {rightValue.widthValue > 0 && (
        <span className={styles.value} style={letters(rightValue.look, scale)}>
          {property === undefined ? '' : `{${name}}`}
        </span>
      )}
    </span>
  );
}

interface GridProps {
  readonly columns: readonly {
    readonly key: string;
    readonly title: string;
    readonly value: string;
    readonly share: number;
  }[];
  readonly element: PrintElementOf<'sheet' | 'workflowLog'>;
  readonly scale: number;
}

function Grid({ columns, element: { headHeight, bodyHeight, look }, scale }: GridProps) {
  const template = columns.map(({ share }) => `${String(Math.max(share, 0.1))}fr`).join(' ');
  const row = (height: number) => ({ gridTemplateColumns: template, height: height * scale });
  return (
    <span className={styles.grid} style={letters(look, scale)}>
      <span className={styles.head} style={row(headHeight)}>
        {columns.map(({ key, title }) => (
          <span key={key}>{title}</span>
        ))}
      </span>
      <span className={styles.row} style={row(bodyHeight)}>
        {columns.map(({ key, value }) => (
          <span key={key}>{value}</span>
        ))}
      </span>
    </span>
  );
}

function Table({ element, scale }: DrawingProps<PrintElementOf<'sheet'>>) {
  const locale = useLocale();
  const { propertyOf } = useTemplateDesigner();
  const children = propertyOf(element.code)?.subSchema?.properties ?? [];
  const columns = element.columns.map(({ code, innerTxt, widthValue }) => {
    const property = children.find((child) => child.code === code);
    const name = property === undefined ? code : propertyName(property, locale);
    const title = innerTxt === null ? name : localisedText(innerTxt, locale);
    return { key: code, title, value: `{${name}}`, share: widthValue };
  });
  return <Grid columns={columns} element={element} scale={scale} />;
}

function LogTable({ element, scale }: DrawingProps<PrintElementOf<'workflowLog'>>) {
  const t = panelTexts.useT();
  const columns = element.logColumns.map((column) => ({
    key: column,
    title: t(`logColumns.${column}`),
    value: `{${t(`logColumns.${column}`)}}`,
    share: 1,
  }));
  return <Grid columns={columns} element={element} scale={scale} />;
}

function Picture({ element, scale }: DrawingProps<PrintElementOf<'picture'>>) {
  const { refId, fit } = element;
  if (refId === null) return <Sign element={element} scale={scale} />;
  return (
    <span className={styles.picture} data-fit={fit}>
      <UploadedPicture refId={refId} className={undefined} />
    </span>
  );
}

function Line({ element, scale }: DrawingProps<PrintElementOf<'line'>>) {
  const { widthValue, heightValue, thickness, lineStyle, color } = element;
  const isAcross = widthValue >= heightValue;
  const stroke = `${String(Math.max(1, thickness * scale))}px ${lineStyle}${color === null ? '' : ` ${color}`}`;
  return <span className={styles.line} style={isAcross ? { borderTop: stroke } : { borderLeft: stroke }} />;
}

function Box({ element: { thickness, lineStyle, color, fill, radius }, scale }: DrawingProps<PrintElementOf<'box'>>) {
  const border = thickness === 0 ? {} : { borderWidth: Math.max(1, thickness * scale), borderStyle: lineStyle };
  return (
    <span
      className={styles.box}
      style={{
        ...border,
        borderRadius: radius * scale,
        ...(color === null ? {} : { borderColor: color }),
        ...(fill === null ? {} : { background: fill }),
      }}
    />
  );
}

/** An element whose looks come from the record: its sign and its name. */
function Sign({ element }: DrawingProps<TemplateElement>) {
  const { nameOf } = useTemplateDesigner();
  return (
    <span className={styles.sign}>
      <ElementIcon type={element.eleType} />
      <span>{nameOf(element.id)}</span>
    </span>
  );
}
