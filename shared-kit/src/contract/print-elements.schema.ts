import { type TSchema, Type } from 'typebox';
import { Code, Nullable } from './common.schema.ts';
import { oneOf, text } from './document-parts.schema.ts';
import { printLimits, workflowLogColumns } from './print-element-defaults.ts';
import type { PrintElementType } from './print-elements.ts';
import { FilterTree } from './records.schema.ts';

/** A length in mm. */
const Millimetres = Type.Number({ minimum: 0, maximum: printLimits.length });
const Paper = Type.Number({ minimum: printLimits.leastPaper, maximum: printLimits.length });
const Align = oneOf('left', 'center', 'right');
/** `#rrggbb`; null: the colour of ink, or none. */
const Colour = Nullable(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }));
const FontSize = Type.Number({ minimum: printLimits.fontSize.least, maximum: printLimits.fontSize.most });

const Look = Type.Partial(Type.Object({ fontSize: FontSize, bold: Type.Boolean(), align: Align, color: Colour }));
const Marks = Type.Array(Type.Object({ mark: oneOf('PageNum', 'Total', 'Date', 'Time'), align: Align }), {
  maxItems: 10,
});

/** Code of a field, '' where none is chosen yet. */
const MaybeCode = Type.Union([Code, Type.Literal('')]);
const JsonWords = text(2000);

export const PageSettingsSchema = Type.Object({
  eleType: Type.Literal('pageSettings'),
  id: Type.Optional(text(64)),
  direction: Type.Optional(oneOf('portrait', 'landscape')),
  paperSize: Type.Optional(text(20)),
  paperWidth: Type.Optional(Paper),
  paperHeight: Type.Optional(Paper),
  marginTop: Type.Optional(Millimetres),
  marginBottom: Type.Optional(Millimetres),
  marginLeft: Type.Optional(Millimetres),
  marginRight: Type.Optional(Millimetres),
  header: Type.Optional(Marks),
  footer: Type.Optional(Marks),
  backgroundImage: Type.Optional(Nullable(text(64))),
  printBackground: Type.Optional(Type.Boolean()),
});

const box = {
  id: text(64),
  top: Millimetres,
  left: Millimetres,
  widthValue: Type.Optional(Millimetres),
  heightValue: Type.Optional(Millimetres),
  displayFormula: Type.Optional(Nullable(FilterTree)),
};

/** Schema of one type of element: its box, what it must say, and what it may leave out. */
const element = <T extends string, M extends Record<string, TSchema>, O extends Record<string, TSchema>>(
  eleType: T,
  must: M,
  may: O,
) => Type.Object({ eleType: Type.Literal(eleType), ...box, ...must, ...Type.Partial(Type.Object(may)).properties });

const innerTxt = Nullable(text(500));
const rows = { headHeight: Millimetres, bodyHeight: Millimetres, look: Look };
const stroke = {
  thickness: Type.Number({ minimum: 0, maximum: 20 }),
  lineStyle: oneOf('solid', 'dashed'),
  color: Colour,
};
const codeContent = { content: oneOf('field', 'text', 'record'), code: MaybeCode, innerTxt: JsonWords };
const ofActivity = { activityCode: text(64), showName: Type.Boolean(), showDate: Type.Boolean(), look: Look };
const Part = { widthValue: Millimetres, look: Look };

const SheetColumnSchema = Type.Object({
  code: Code,
  innerTxt: Type.Optional(innerTxt),
  widthValue: Millimetres,
  display: Type.Optional(oneOf('text', 'picture')),
  sum: Type.Optional(Type.Boolean()),
  repeat: Type.Optional(Type.Boolean()),
});

/** The schema of every type of element. */
export const elementSchemas = {
  title: element('title', { innerTxt: JsonWords }, { look: Look }),
  text: element('text', { innerTxt: JsonWords }, { look: Look }),
  column: element(
    'column',
    { code: Code },
    {
      leftKey: Type.Partial(Type.Object({ ...Part, innerTxt })),
      rightValue: Type.Partial(Type.Object(Part)),
      framed: Type.Boolean(),
    },
  ),
  sheet: element(
    'sheet',
    { code: Code, columns: Type.Array(SheetColumnSchema, { minItems: 1, maxItems: printLimits.columns }) },
    {
      ...rows,
      sheetHeaderPagingAttr: Type.Boolean(),
      groupBy: Nullable(Code),
      keepTogether: oneOf('row', 'group', 'table'),
      groupTotal: Type.Boolean(),
      pageTotal: Type.Boolean(),
      carriedForward: Type.Boolean(),
      grandTotal: Type.Boolean(),
      wideTable: oneOf('fit', 'split'),
    },
  ),
  workflowLog: element(
    'workflowLog',
    {},
    { ...rows, logColumns: Type.Array(oneOf(...workflowLogColumns), { minItems: 1 }), openItems: Type.Boolean() },
  ),
  picture: element(
    'picture',
    {},
    {
      refId: Nullable(text(64)),
      code: MaybeCode,
      fit: oneOf('contain', 'cover', 'fill'),
      perRow: Type.Integer({ minimum: 1, maximum: 10 }),
    },
  ),
  line: element('line', {}, stroke),
  box: element('box', {}, { ...stroke, fill: Colour, radius: Type.Number({ minimum: 0, maximum: 100 }) }),
  barcode: element(
    'barcode',
    {},
    { ...codeContent, format: oneOf('code128', 'code39', 'ean13'), showText: Type.Boolean() },
  ),
  qrCode: element('qrCode', {}, { ...codeContent, level: oneOf('L', 'M', 'Q', 'H') }),
  signature: element('signature', {}, ofActivity),
  opinion: element('opinion', {}, ofActivity),
} satisfies { readonly [T in PrintElementType]: TSchema };
