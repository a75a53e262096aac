import { type DocumentMigration, isJsonObject, type JsonObject, upToDate } from './versioned-json.ts';

/** Marks that a header or footer may show (portal spec, section 3). */
export type PageMark = 'PageNum' | 'Total' | 'Date' | 'Time';
/** Alignment of text in its box. */
export type TextAlign = 'left' | 'center' | 'right';

/** `fontSize` in pt. */
export interface TextLook {
  readonly fontSize: number;
  readonly bold: boolean;
  readonly align: TextAlign;
}

/** Mark of a header or footer: which, and where on the line. */
export interface AlignedMark {
  readonly mark: PageMark;
  readonly align: TextAlign;
}

/** Paper and margins of a page; all lengths in mm. */
export interface PageSettings {
  readonly eleType: 'pageSettings';
  readonly id: string;
  readonly direction: 'portrait' | 'landscape';
  readonly paperSize: string;
  /** Of the paper held upright; `landscape` turns it. */
  readonly paperWidth: number;
  readonly paperHeight: number;
  readonly marginTop: number;
  readonly marginBottom: number;
  readonly marginLeft: number;
  readonly marginRight: number;
  readonly header: readonly AlignedMark[];
  readonly footer: readonly AlignedMark[];
  /** `refId` of a kept picture, or null. */
  readonly backgroundImage: string | null;
  readonly printBackground: boolean;
}

/** Place and size in mm from the upper left corner of the page's content, that is within the margins. */
export interface ElementBox {
  readonly id: string;
  readonly top: number;
  readonly left: number;
  readonly widthValue: number;
  readonly heightValue: number;
}

/** Fixed text: `innerTxt` is JSON text with zh and en. */
export interface FixedTextElement<TType extends 'title' | 'text'> extends ElementBox {
  readonly eleType: TType;
  readonly innerTxt: string;
  readonly look: TextLook;
}

/** Half of a field's line; `widthValue` in mm, 0: not shown. */
export interface ColumnPart {
  readonly widthValue: number;
  readonly look: TextLook;
}

/** A field: its label on the left and its value on the right. */
export interface ColumnElement extends ElementBox {
  readonly eleType: 'column';
  /** Property code of a field or a system item. */
  readonly code: string;
  /** `innerTxt` is JSON text with zh and en; null: the name of the field. */
  readonly leftKey: ColumnPart & { readonly innerTxt: string | null };
  readonly rightValue: ColumnPart;
}

/** Column of a printed sub-table; widths share out the table's own in proportion. */
export interface SheetColumn {
  readonly code: string;
  readonly innerTxt: string | null;
  readonly widthValue: number;
}

/** A sub-table. It grows with its rows and goes on over pages; what stands below it follows. */
export interface SheetElement extends ElementBox {
  readonly eleType: 'sheet';
  /** Property code of the sub-table. */
  readonly code: string;
  readonly columns: readonly SheetColumn[];
  /** Least heights of the head and of a row, in mm. */
  readonly headHeight: number;
  readonly bodyHeight: number;
  /** True where the head is printed again on each page. */
  readonly sheetHeaderPagingAttr: boolean;
  readonly look: TextLook;
}

/** The workflow log of the record; it grows like a sub-table. */
export interface WorkflowLogElement extends ElementBox {
  readonly eleType: 'workflowLog';
  readonly headHeight: number;
  readonly bodyHeight: number;
  readonly look: TextLook;
}

/** Anything that stands on a page of a template. */
export type PrintElement =
  | FixedTextElement<'title'>
  | FixedTextElement<'text'>
  | ColumnElement
  | SheetElement
  | WorkflowLogElement;
/** Tells elements apart. */
export type PrintElementType = PrintElement['eleType'];

/** A page: its settings, and everything on it. */
export type PrintPageElements = readonly (PageSettings | PrintElement)[];

/** The attributes of a print template: a list of pages, each a list of elements (portal spec, section 3). */
export interface PrintTemplateDocument {
  readonly version: 1;
  readonly pages: readonly PrintPageElements[];
}

/** A4 upright with margins of 20, 20, 17 and 17 mm (portal spec, section 9), page numbers at the foot. */
export const pageSettingsDefaults: PageSettings = {
  eleType: 'pageSettings',
  id: 'page',
  direction: 'portrait',
  paperSize: 'A4',
  paperWidth: 210,
  paperHeight: 297,
  marginTop: 20,
  marginBottom: 20,
  marginLeft: 17,
  marginRight: 17,
  header: [],
  footer: [
    { mark: 'PageNum', align: 'center' },
    { mark: 'Total', align: 'center' },
  ],
  backgroundImage: null,
  printBackground: false,
};

const look: TextLook = { fontSize: 10, bold: false, align: 'left' };
const box = { id: '', top: 0, left: 0, widthValue: 176, heightValue: 8 } as const;

/** Defaults of each type of element, for properties that it leaves out. A new type is a row here and one in the renderer. */
export const elementDefaults: {
  readonly [T in PrintElementType]: Omit<Extract<PrintElement, { eleType: T }>, 'eleType'>;
} = {
  title: { ...box, heightValue: 12, innerTxt: '', look: { fontSize: 18, bold: true, align: 'center' } },
  text: { ...box, innerTxt: '', look },
  column: {
    ...box,
    widthValue: 88,
    code: '',
    leftKey: { widthValue: 30, look: { ...look, bold: true }, innerTxt: null },
    rightValue: { widthValue: 58, look },
  },
  sheet: {
    ...box,
    heightValue: 16,
    code: '',
    columns: [],
    headHeight: 8,
    bodyHeight: 8,
    sheetHeaderPagingAttr: true,
    look,
  },
  workflowLog: { ...box, heightValue: 16, headHeight: 8, bodyHeight: 8, look },
};

/** Migrations, one entry a version after the first. */
const migrations: readonly DocumentMigration[] = [];

/** Version of the print attributes that this program saves. */
export const printTemplateVersion = migrations.length + 1;

/** Saved print attributes in the present version, with all that they hold. Null where they cannot be read. */
export const migratePrintTemplate = (saved: unknown): JsonObject | null => upToDate(saved, migrations);

/**
 * Reads saved print attributes: brings them up to date and fills in what they leave out; every page then starts with
 * its settings. Null where they cannot be read or hold nothing to print ('打印模板内容为空！', error printTemplateEmpty).
 * Elements of a type that this program does not have are left out.
 */
export function readPrintTemplate(saved: unknown): PrintTemplateDocument | null {
  const document = migratePrintTemplate(saved);
  if (document === null || !Array.isArray(document['pages'])) return null;
  const pages = (document['pages'] as unknown[]).filter((page) => Array.isArray(page)).map(readPage);
  return pages.some((page) => page.length > 1) ? { version: 1, pages } : null;
}

function readPage(raw: readonly unknown[]): PrintPageElements {
  const given = raw.filter(isJsonObject);
  const settings = given.find((element) => element['eleType'] === 'pageSettings');
  const elements = given.flatMap((element) => readElement(element) ?? []);
  return [{ ...pageSettingsDefaults, ...settings }, ...elements];
}

function readElement(raw: JsonObject): PrintElement | null {
  const { eleType } = raw;
  if (typeof eleType !== 'string' || !Object.hasOwn(elementDefaults, eleType)) return null;
  const defaults: object = elementDefaults[eleType as PrintElementType];
  const element = filled({ ...defaults }, raw) as unknown as PrintElement;
  return element.eleType === 'sheet' ? { ...element, columns: element.columns.map(named) } : element;
}

/** A column that says nothing of its title has that of its field. */
function named(column: SheetColumn): SheetColumn {
  return { ...column, innerTxt: column.innerTxt ?? null };
}

/** The defaults with what is given over them, also inside their objects. */
function filled(defaults: JsonObject, given: JsonObject): JsonObject {
  const merged: Record<string, unknown> = { ...defaults, ...given };
  for (const [name, byDefault] of Object.entries(defaults)) {
    const own = given[name];
    if (isJsonObject(byDefault)) merged[name] = isJsonObject(own) ? filled(byDefault, own) : byDefault;
  }
  return merged;
}
