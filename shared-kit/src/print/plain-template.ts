import { elementDefaults, pageSettingsDefaults, sheetColumnDefaults } from '../contract/print-element-defaults.ts';
import type { PrintElement } from '../contract/print-elements.ts';
import type { PrintTemplateDocument } from '../contract/print-template.ts';
import type { PrintData, PrintRecord } from '../contract/print.schema.ts';
import { kindOf, type Property } from '../fields/index.ts';
import { localised } from '../i18n/locale.ts';
import { paperTexts } from './paper.texts.ts';
import { propertyFinder } from './values/words.ts';

const contentWidth = 176;
const lineHeight = 8;
const gap = 4;
const bigLook = { fontSize: 11, bold: true, align: 'left', color: null } as const;
/** More columns than this want smaller letters. */
const roomyColumns = 7;

const both = (name: string, nameI18n: string | null | undefined) =>
  JSON.stringify({ zh: localised(name, nameI18n, 'zh'), en: localised(name, nameI18n, 'en') });

/** Elements from the top down. */
interface Sketch {
  readonly elements: PrintElement[];
  top: number;
}

/** Form of a model, and what its records have beside their fields. */
interface PrintedForm extends Pick<PrintData, 'name' | 'name_i18n' | 'form' | 'properties'> {
  readonly records: readonly Pick<PrintRecord, 'workFlowLog'>[];
}

/**
 * A layout made from the form itself, so that printing always works: title, what every record has, the form's sections
 * in two columns, sub-tables in full width, and the workflow log where a record has one.
 */
export function plainTemplate({ name, name_i18n, form, properties, records }: PrintedForm): PrintTemplateDocument {
  const sketch: Sketch = { elements: [], top: 0 };
  const find = propertyFinder(properties);
  addTitle(sketch, both(name, name_i18n));
  addPairs(sketch, ['sequenceNo', 'sequenceStatus', 'creater', 'createdTime']);
  for (const { title, title_i18n, properties: codes } of form.sections) {
    const shown = codes
      .flatMap((code) => find(code) ?? [])
      .filter(({ code }) => properties.some((each) => each.code === code));
    if (shown.length === 0) continue;
    addHeading(sketch, both(title, title_i18n));
    addFields(sketch, shown);
  }
  if (records.some(({ workFlowLog }) => workFlowLog.length > 0)) addLog(sketch);
  return { version: 1, pages: [[pageSettingsDefaults, ...sketch.elements]] };
}

function addTitle(sketch: Sketch, innerTxt: string): void {
  sketch.elements.push({ ...elementDefaults.title, eleType: 'title', id: 'title', innerTxt });
  sketch.top += elementDefaults.title.heightValue + gap;
}

function addHeading(sketch: Sketch, innerTxt: string): void {
  sketch.top += gap;
  const id = `heading-${String(sketch.elements.length)}`;
  sketch.elements.push({ ...elementDefaults.text, eleType: 'text', id, top: sketch.top, innerTxt, look: bigLook });
  sketch.top += lineHeight;
}

function addFields(sketch: Sketch, properties: readonly Property[]): void {
  let pending: string[] = [];
  for (const property of properties) {
    if (!isWide(property)) {
      pending.push(property.code);
      continue;
    }
    addPairs(sketch, pending);
    pending = [];
    // A section of nothing but a sub-table has said its name.
    if (property.subSchema) addSheet(sketch, property, properties.length > 1);
    else addColumn(sketch, property.code, 0, contentWidth);
  }
  addPairs(sketch, pending);
}

/** Kinds that want a wide column in a list take the whole width of the paper too. */
function isWide(property: Property): boolean {
  return kindOf(property).width > 200;
}

function addPairs(sketch: Sketch, codes: readonly string[]): void {
  const half = contentWidth / 2;
  for (const [index, code] of codes.entries()) {
    const isLeft = index % 2 === 0;
    const isAlone = isLeft && index === codes.length - 1;
    addColumn(sketch, code, isLeft ? 0 : half, isAlone ? contentWidth : half, isLeft && !isAlone);
  }
}

function addColumn(sketch: Sketch, code: string, left: number, width: number, staysOnLine = false): void {
  const { leftKey, rightValue } = elementDefaults.column;
  sketch.elements.push({
    ...elementDefaults.column,
    eleType: 'column',
    id: `${code}-${String(sketch.elements.length)}`,
    code,
    top: sketch.top,
    left,
    widthValue: width,
    rightValue: { ...rightValue, widthValue: width - leftKey.widthValue },
  });
  if (!staysOnLine) sketch.top += lineHeight;
}

function addSheet(sketch: Sketch, property: Property, hasHeading: boolean): void {
  const columns = property.subSchema?.properties ?? [];
  if (columns.length === 0) return;
  if (hasHeading) addHeading(sketch, both(property.name, property.name_i18n));
  const { heightValue, look } = elementDefaults.sheet;
  sketch.elements.push({
    ...elementDefaults.sheet,
    eleType: 'sheet',
    id: property.code,
    code: property.code,
    top: sketch.top,
    look: { ...look, fontSize: columns.length > roomyColumns ? 8 : 9 },
    columns: columns.map((column) => ({ ...sheetColumnDefaults, code: column.code, widthValue: kindOf(column).width })),
  });
  sketch.top += heightValue + gap;
}

function addLog(sketch: Sketch): void {
  addHeading(sketch, JSON.stringify({ zh: paperTexts.t('zh', 'log.title'), en: paperTexts.t('en', 'log.title') }));
  const { look } = elementDefaults.workflowLog;
  const element = { ...elementDefaults.workflowLog, top: sketch.top, look: { ...look, fontSize: 9 } };
  sketch.elements.push({ ...element, eleType: 'workflowLog', id: 'workflowLog' });
}
