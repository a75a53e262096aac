import type { PageSettings, PrintElementOf, PrintElementType, TextLook, WorkflowLogColumn } from './print-elements.ts';

/** Sizes of paper held upright, in mm; `custom` is any other. */
export const paperSizes = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
  B5: [176, 250],
  Letter: [216, 279],
  Legal: [216, 356],
} as const satisfies Record<string, readonly [width: number, height: number]>;

/** Limits of templates: lengths in mm (the longer side of A0 is 1189), font sizes in pt. */
export const printLimits = {
  length: 1200,
  leastPaper: 20,
  fontSize: { least: 5, most: 42 },
  elements: 500,
  pages: 50,
  columns: 50,
} as const;

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

const look: TextLook = { fontSize: 10, bold: false, align: 'left', color: null };
const box = { id: '', top: 0, left: 0, widthValue: 176, heightValue: 8, displayFormula: null } as const;
const stroke = { thickness: 0.3, lineStyle: 'solid', color: null } as const;
const codeContent = { content: 'field', code: '', innerTxt: '' } as const;
const ofActivity = { activityCode: '', showName: true, showDate: true, look } as const;

/** The columns of a workflow log, in the order in which they are offered. */
export const workflowLogColumns: readonly WorkflowLogColumn[] = [
  'activity',
  'handler',
  'result',
  'comment',
  'received',
  'finished',
  'usedTime',
  'signature',
];

/** Defaults of each type of element, for properties that it leaves out. A new type is a row here and in the registry of print/. */
export const elementDefaults: {
  readonly [T in PrintElementType]: Omit<PrintElementOf<T>, 'eleType'>;
} = {
  title: { ...box, heightValue: 12, innerTxt: '', look: { ...look, fontSize: 18, bold: true, align: 'center' } },
  text: { ...box, innerTxt: '', look },
  column: {
    ...box,
    widthValue: 88,
    code: '',
    leftKey: { widthValue: 30, look: { ...look, bold: true }, innerTxt: null },
    rightValue: { widthValue: 58, look },
    framed: true,
  },
  sheet: {
    ...box,
    heightValue: 16,
    code: '',
    columns: [],
    headHeight: 8,
    bodyHeight: 8,
    sheetHeaderPagingAttr: true,
    groupBy: null,
    keepTogether: 'row',
    groupTotal: false,
    pageTotal: false,
    carriedForward: false,
    grandTotal: false,
    wideTable: 'fit',
    look,
  },
  workflowLog: {
    ...box,
    heightValue: 16,
    headHeight: 8,
    bodyHeight: 8,
    logColumns: workflowLogColumns,
    openItems: true,
    look,
  },
  picture: { ...box, widthValue: 40, heightValue: 30, refId: null, code: '', fit: 'contain', perRow: 1 },
  line: { ...box, heightValue: 0, ...stroke },
  box: { ...box, widthValue: 60, heightValue: 30, ...stroke, fill: null, radius: 0 },
  barcode: { ...box, widthValue: 60, heightValue: 18, ...codeContent, format: 'code128', showText: true },
  qrCode: { ...box, widthValue: 25, heightValue: 25, ...codeContent, content: 'record', level: 'M' },
  signature: { ...box, widthValue: 60, heightValue: 16, ...ofActivity },
  opinion: { ...box, ...ofActivity },
};

/** Least width and height of each type of element, in mm: less than this cannot be read or be scanned. */
export const leastSizes: { readonly [T in PrintElementType]: readonly [width: number, height: number] } = {
  title: [10, 4],
  text: [5, 3],
  column: [15, 4],
  sheet: [20, 8],
  workflowLog: [40, 8],
  picture: [3, 3],
  line: [0, 0],
  box: [1, 1],
  barcode: [15, 6],
  qrCode: [8, 8],
  signature: [15, 6],
  opinion: [15, 4],
};

/** Defaults of a column of a printed sub-table. */
export const sheetColumnDefaults = { innerTxt: null, display: 'text', sum: false, repeat: false } as const;
