import type { ModelCode } from '../../../contract/ids.ts';
import type { FilterTree } from '../../../filters/filter-tree.ts';
import { readFilterTree } from '../../../filters/read-filter-tree.ts';
import { listOf, objectOf } from '../../json.ts';
import { type Setting, type SettingsSchema, shortSetting } from '../../settings.ts';

/** A value of the picked record, and the field of this form that takes it over. */
export interface Backfill {
  readonly from: string;
  readonly to: string;
}

/** Settings of a relevance form: the model that it refers to and the picking of its records. */
export interface RelevanceSettings {
  /** The model whose records are picked; publishing refuses one that does not exist. */
  readonly schemaCode: ModelCode;
  /** The list view that the picker shows (list spec, section 3: relativeQueryCode); '' is the first one. */
  readonly queryCode: string;
  /** The field that names a record in cells. */
  readonly nameProperty: string;
  /** The form that a link opens; '' is the first one. */
  readonly sheetCode: string;
  /** Condition of the records that can be picked; null is all that the user may see. */
  readonly filter: FilterTree | null;
  /** Values that picking a record copies into the form, or into the row of a sub-table. */
  readonly backfill: readonly Backfill[];
}

/** Rules by which the settings of a relevance form are read. */
export const relevanceSettings: SettingsSchema<RelevanceSettings> = {
  schemaCode: shortSetting({ fallback: '', maxLength: 64 }),
  queryCode: shortSetting({ fallback: '', maxLength: 64 }),
  nameProperty: shortSetting({ fallback: 'name', maxLength: 64 }),
  sheetCode: shortSetting({ fallback: '', maxLength: 64 }),
  filter: filterSetting(),
  backfill: backfillSetting(),
};

function filterSetting(): Setting<FilterTree | null> {
  return {
    fallback: null,
    input: { type: 'filter' },
    read(raw) {
      if (raw === null || raw === undefined) return undefined;
      const reading = readFilterTree(raw);
      return reading.ok ? reading.tree : undefined;
    },
  };
}

function backfillSetting(): Setting<readonly Backfill[]> {
  return {
    fallback: [],
    input: { type: 'mapping' },
    read(raw) {
      const pairs = listOf(raw)?.map(readPair);
      return pairs?.every((pair) => pair !== null) === true ? pairs : undefined;
    },
  };
}

function readPair(raw: unknown): Backfill | null {
  const { from, to } = objectOf(raw) ?? {};
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : null;
}
