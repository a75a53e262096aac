import { type FormNodeType, usualRights } from '@portico/shared-kit/workflow';
import type { FieldFacts } from './activity.model.ts';

/** One of the three rights that a node gives on a data item. */
export const fieldRightNames = ['visible', 'writable', 'required'] as const;
/** See fieldRightNames. */
export type FieldRightName = (typeof fieldRightNames)[number];

/** A line of the table: a data item, or a column of a sub-table, with what people may do with it at the node. */
export interface RightsRow {
  readonly code: string;
  readonly visible: boolean;
  readonly writable: boolean;
  readonly required: boolean;
}

/** A line for each path; what the node says nothing of is as usual at such a node. */
export function rightsRows(
  type: FormNodeType,
  fields: readonly FieldFacts[],
  paths: readonly string[],
): readonly RightsRow[] {
  const given = new Map(fields.map((field) => [field.code, field]));
  const usual = usualRights[type];
  return paths.map((code) => {
    const own = given.get(code);
    const of = (right: FieldRightName) => {
      const text = own?.[right] ?? '';
      return text === '' ? usual[right] : text === 'true';
    };
    return { code, visible: of('visible'), writable: of('writable'), required: of('required') };
  });
}

/** The rights after one of them was given or taken for some data items: what cannot be together goes along. */
export function withRight(
  rows: readonly RightsRow[],
  change: { readonly codes: readonly string[]; readonly right: FieldRightName; readonly isGiven: boolean },
): readonly RightsRow[] {
  return rows.map((row) => (change.codes.includes(row.code) ? settled(row, change.right, change.isGiven) : row));
}

/** What must be filled in can be changed, and what can be changed is seen. */
function settled(row: RightsRow, right: FieldRightName, isGiven: boolean): RightsRow {
  const at = fieldRightNames.indexOf(right);
  const along = isGiven ? fieldRightNames.slice(0, at + 1) : fieldRightNames.slice(at);
  return { ...row, ...Object.fromEntries(along.map((each) => [each, isGiven])) };
}

/** What a file holds of the lines: those that are not as usual, and what is said of data items that the model has not. */
export function fieldsOfRows(
  type: FormNodeType,
  rows: readonly RightsRow[],
  before: readonly FieldFacts[],
): readonly FieldFacts[] {
  const usual = usualRights[type];
  const shown = new Set(rows.map(({ code }) => code));
  const own = rows.filter((row) => fieldRightNames.some((right) => row[right] !== usual[right]));
  return [
    ...before.filter(({ code }) => !shown.has(code)),
    ...own.map(({ code, visible, writable, required }) => ({
      code,
      visible: String(visible),
      writable: String(writable),
      required: String(required),
    })),
  ];
}
