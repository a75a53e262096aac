import type { ElementBox, PageSettings, PrintElement, PrintElementType } from './print-elements.ts';
import { type PrintAudience, readAudience } from './print-audience.ts';
import { elementDefaults, pageSettingsDefaults, sheetColumnDefaults } from './print-element-defaults.ts';
import { type DocumentMigration, isJsonObject, type JsonObject, upToDate } from './versioned-json.ts';

/** Code by which templates name the status of a record (portal spec, section 3). */
export const printStatusCode = 'F0000020';

/** A page: its settings, and everything on it. */
export type PrintPageElements = readonly (PageSettings | PrintElement)[];

/** The attributes of a print template: a list of pages, each a list of elements (portal spec, section 3). */
export interface PrintTemplateDocument {
  readonly version: 1;
  readonly pages: readonly PrintPageElements[];
}

/** Element that this program cannot read: kept as it was saved, at the place that its designer gives it. */
export interface UnknownElement extends ElementBox {
  readonly eleType: 'unknown';
  readonly saved: JsonObject;
}

/** A page as its designer opens it. */
export interface DesignedPage {
  readonly settings: PageSettings;
  /** In their order: what comes later is drawn over what comes before. */
  readonly elements: readonly (PrintElement | UnknownElement)[];
}

/** A template as its designer opens it: nothing that was saved is lost. */
export interface DesignedPrintTemplate {
  readonly audience: PrintAudience;
  readonly pages: readonly DesignedPage[];
}

/** Migrations, one entry a version after the first. */
const migrations: readonly DocumentMigration[] = [];

/** Version of the print attributes that this program saves. */
export const printTemplateVersion = migrations.length + 1;

/** Saved print attributes in the present version, with all that they hold. Null where they cannot be read. */
export const migratePrintTemplate = (saved: unknown): JsonObject | null => upToDate(saved, migrations);

/**
 * Reads saved print attributes for paper: brings them up to date and fills in what they leave out; every page then
 * starts with its settings. Null where they cannot be read or hold nothing to print ('打印模板内容为空！', error
 * printTemplateEmpty). Elements that this program cannot read are left out.
 */
export function readPrintTemplate(saved: unknown): PrintTemplateDocument | null {
  const pages = readPages(saved)?.map(({ settings, elements }) => [
    settings,
    ...elements.filter((element) => element.eleType !== 'unknown'),
  ]);
  return pages?.some((page) => page.length > 1) ? { version: 1, pages } : null;
}

/** Reads saved print attributes for their designer: elements that this program cannot read are kept. Null where all are unreadable. */
export function readDesignedTemplate(saved: unknown): DesignedPrintTemplate | null {
  const pages = readPages(saved);
  const audience = readAudience(migratePrintTemplate(saved)?.['audience']);
  return pages === null || audience === undefined ? null : { pages, audience };
}

/** Returns a template as it is saved: unknown elements as they were, at the place that they have now. */
export function savedPrintTemplate({ pages, audience }: DesignedPrintTemplate): JsonObject {
  return {
    version: printTemplateVersion,
    ...(audience === null ? {} : { audience }),
    pages: pages.map(({ settings, elements }) => [settings, ...elements.map(savedElement)]),
  };
}

function savedElement(element: PrintElement | UnknownElement): object {
  if (element.eleType !== 'unknown') return element;
  const { id, top, left, widthValue, heightValue, saved } = element;
  const place = { id, top, left, widthValue, heightValue };
  // What was never saved is not written either, so that an untouched element is as it was to the letter.
  const changed = Object.entries(place).filter(([name, value]) => value !== boxOf(saved)[name as keyof typeof place]);
  return { ...saved, ...Object.fromEntries(changed) };
}

function readPages(saved: unknown): DesignedPage[] | null {
  const document = migratePrintTemplate(saved);
  if (document === null || !Array.isArray(document['pages'])) return null;
  return (document['pages'] as unknown[]).filter((page) => Array.isArray(page)).map(readPage);
}

function readPage(raw: readonly unknown[]): DesignedPage {
  const given = raw.filter(isJsonObject);
  const settings = given.find(isPageSettings);
  const elements = given.filter((element) => !isPageSettings(element)).map(readElement);
  return { settings: { ...pageSettingsDefaults, ...settings }, elements };
}

const isPageSettings = ({ eleType }: JsonObject): boolean => eleType === 'pageSettings';

function readElement(raw: JsonObject): PrintElement | UnknownElement {
  const { eleType } = raw;
  if (typeof eleType !== 'string' || !Object.hasOwn(elementDefaults, eleType)) return unknownElement(raw);
  const defaults: object = elementDefaults[eleType as PrintElementType];
  const element = filled({ ...defaults }, raw);
  if (element === null) return unknownElement(raw);
  const known = element as unknown as PrintElement;
  if (known.eleType !== 'sheet') return known;
  if (!known.columns.every((column) => isJsonObject(column) && typeof column.code === 'string'))
    return unknownElement(raw);
  return { ...known, columns: known.columns.map((column) => ({ ...sheetColumnDefaults, ...column })) };
}

function unknownElement(saved: JsonObject): UnknownElement {
  return { eleType: 'unknown', ...boxOf(saved), displayFormula: null, saved };
}

function boxOf(saved: JsonObject) {
  const number = (name: string, otherwise: number) => {
    const value = saved[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
  };
  return {
    id: typeof saved['id'] === 'string' ? saved['id'] : '',
    top: number('top', 0),
    left: number('left', 0),
    widthValue: number('widthValue', 20),
    heightValue: number('heightValue', 8),
  };
}

/** The defaults with what is given over them, also inside their objects; null where something is of another kind. */
function filled(defaults: JsonObject, given: JsonObject): JsonObject | null {
  const merged: Record<string, unknown> = { ...defaults, ...given };
  for (const [name, byDefault] of Object.entries(defaults)) {
    const own = given[name];
    if (own === undefined) merged[name] = byDefault;
    else if (isJsonObject(byDefault)) merged[name] = isJsonObject(own) ? filled(byDefault, own) : byDefault;
    else if (!isAlike(own, byDefault)) return null;
    if (merged[name] === null && isJsonObject(byDefault)) return null;
  }
  return merged;
}

/** Returns whether a value is of the kind of a default; null stands for a text or an object. */
function isAlike(value: unknown, standard: unknown): boolean {
  if (standard === null) return value === null || typeof value === 'string' || isJsonObject(value);
  if (typeof standard === 'number') return Number.isFinite(value);
  return Array.isArray(standard) ? Array.isArray(value) : typeof value === typeof standard;
}
