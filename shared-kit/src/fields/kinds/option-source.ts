import type { ModelCode } from '../../contract/ids.ts';
import type { FilterTree } from '../../filters/filter-tree.ts';
import { readFilterTree } from '../../filters/read-filter-tree.ts';
import { listOf, objectOf } from '../json.ts';
import type { Setting } from '../settings.ts';

/** The longest option that is taken from a record, in characters: those of a short text. */
const longest = 200;

/**
 * Source of options that are not listed: the texts of a field of another model's records (list spec, section
 * 7, option-list query). The text itself is stored, so that what was chosen stays as it was when the record changes.
 */
export interface OptionSource {
  readonly schemaCode: ModelCode;
  /** The text field whose values are the options. */
  readonly propertyCode: string;
  /** The list view whose order counts where `orderByFields` is empty; '' is none. */
  readonly queryCode: string;
  /** Empty, without a view too: by the options themselves. */
  readonly orderByFields: readonly string[];
  readonly orderType: 'asc' | 'desc';
  /** Condition of the records that count; null is all that the user may see. */
  readonly condition: FilterTree | null;
  /** Only records whose `propertyCode` equals what stands beside it in `equals`; all, while that is empty. */
  readonly match: OptionMatch | null;
}

/** A field of the other records, and the one that it equals: of this row, or of the record where rows have none. */
export interface OptionMatch {
  readonly propertyCode: string;
  readonly equals: string;
}

/** Returns whether a text can be an option: a semicolon would part it from the next one of several, a database knows no NUL. */
export function isOptionText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.trim() !== '' && raw.length <= longest && !/[;\0]/.test(raw);
}

/** Returns the rule by which the setting is read; null is the default: the options are listed. */
export function optionSourceSetting(): Setting<OptionSource | null> {
  return { fallback: null, input: { type: 'source' }, read: readSource };
}

const code = (raw: unknown) => (typeof raw === 'string' && raw !== '' && raw.length <= 64 ? raw : null);
const members: ReadonlySet<string> = new Set<keyof OptionSource>([
  'schemaCode',
  'propertyCode',
  'queryCode',
  'orderByFields',
  'orderType',
  'condition',
  'match',
]);

/** Undefined for what cannot be read; a member that is not known is a typing error. */
function readSource(raw: unknown): OptionSource | null | undefined {
  const given = objectOf(raw);
  if (given === null || Object.keys(given).some((key) => !members.has(key))) return undefined;
  const { queryCode: viewCode = '', orderByFields = [], orderType = 'asc' } = given;
  const [schemaCode, propertyCode] = [code(given.schemaCode), code(given.propertyCode)];
  const fields = listOf(orderByFields)?.map(code);
  const condition = given.condition === undefined ? null : readFilterTree(given.condition);
  const match = given.match === undefined ? null : readMatch(given.match);
  if (schemaCode === null || propertyCode === null || (viewCode !== '' && code(viewCode) === null)) return undefined;
  if (fields === undefined || !fields.every((each) => each !== null)) return undefined;
  if (orderType !== 'asc' && orderType !== 'desc') return undefined;
  if (condition?.ok === false || match === undefined) return undefined;
  const asked = { condition: condition?.tree ?? null, match };
  return { schemaCode, propertyCode, queryCode: String(viewCode), orderByFields: fields, orderType, ...asked };
}

function readMatch(raw: unknown): OptionMatch | undefined {
  const given = objectOf(raw);
  const [propertyCode, equals] = [code(given?.propertyCode), code(given?.equals)];
  return propertyCode === null || equals === null ? undefined : { propertyCode, equals };
}
