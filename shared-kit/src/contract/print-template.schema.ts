import { type Static, type TSchema, Type } from 'typebox';
import { Code, Nullable } from './common.schema.ts';
import type { PrintElementType, PrintTemplateDocument } from './print-template.ts';

const text = (maxLength: number) => Type.String({ maxLength });
/** A length in mm; the largest paper is A0. */
const Millimetres = Type.Number({ minimum: 0, maximum: 1200 });
const Align = Type.Union([Type.Literal('left'), Type.Literal('center'), Type.Literal('right')]);

const Look = Type.Partial(
  Type.Object({ fontSize: Type.Number({ minimum: 5, maximum: 42 }), bold: Type.Boolean(), align: Align }),
);
const Marks = Type.Array(
  Type.Object({
    mark: Type.Union([Type.Literal('PageNum'), Type.Literal('Total'), Type.Literal('Date'), Type.Literal('Time')]),
    align: Align,
  }),
  { maxItems: 10 },
);

const Settings = Type.Object({
  eleType: Type.Literal('pageSettings'),
  id: Type.Optional(text(64)),
  direction: Type.Optional(Type.Union([Type.Literal('portrait'), Type.Literal('landscape')])),
  paperSize: Type.Optional(text(20)),
  paperWidth: Type.Optional(Type.Number({ minimum: 20, maximum: 1200 })),
  paperHeight: Type.Optional(Type.Number({ minimum: 20, maximum: 1200 })),
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
};
const look = Type.Optional(Look);
const innerTxt = Nullable(text(500));
const rows = { headHeight: Type.Optional(Millimetres), bodyHeight: Type.Optional(Millimetres), look };

const FixedText = Type.Object({
  eleType: Type.Union([Type.Literal('title'), Type.Literal('text')]),
  ...box,
  innerTxt: text(2000),
  look,
});

const Column = Type.Object({
  eleType: Type.Literal('column'),
  ...box,
  code: Code,
  leftKey: Type.Optional(Type.Partial(Type.Object({ widthValue: Millimetres, look: Look, innerTxt }))),
  rightValue: Type.Optional(Type.Partial(Type.Object({ widthValue: Millimetres, look: Look }))),
});

const Sheet = Type.Object({
  eleType: Type.Literal('sheet'),
  ...box,
  ...rows,
  code: Code,
  columns: Type.Array(Type.Object({ code: Code, innerTxt: Type.Optional(innerTxt), widthValue: Millimetres }), {
    minItems: 1,
    maxItems: 50,
  }),
  sheetHeaderPagingAttr: Type.Optional(Type.Boolean()),
});

const WorkflowLog = Type.Object({ eleType: Type.Literal('workflowLog'), ...box, ...rows });

/** The schema of every type of element, and of the settings of a page. */
export const printElementSchemas: Readonly<Record<string, TSchema>> = {
  pageSettings: Settings,
  title: FixedText,
  text: FixedText,
  column: Column,
  sheet: Sheet,
  workflowLog: WorkflowLog,
} satisfies { readonly [T in PrintElementType | 'pageSettings']: TSchema };

const pagesOf = <T extends TSchema>(element: T) =>
  Type.Array(Type.Array(element, { maxItems: 500 }), { minItems: 1, maxItems: 50 });

/** All of saved print attributes but what their elements hold. */
export const PrintTemplateFrame = Type.Object({ pages: pagesOf(Type.Unknown()) });

/** Print attributes as they may be saved: what they leave out is filled in by `readPrintTemplate`. */
export const SavedPrintTemplate = Type.Object({
  version: Type.Literal(1 satisfies PrintTemplateDocument['version']),
  pages: pagesOf(Type.Union([Settings, FixedText, Column, Sheet, WorkflowLog])),
});
export type SavedPrintTemplate = Static<typeof SavedPrintTemplate>;
