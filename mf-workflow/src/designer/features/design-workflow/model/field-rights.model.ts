import { type FormNodeType, usualRights } from '@portico/shared-kit/workflow';
import type { FieldFacts } from './activity.model.ts';

/** Names of the three rights that a node gives on a field. */
export const fieldRightNames = ['visible', 'writable', 'required'] as const;
/** See fieldRightNames. */
export type FieldRightName = (typeof fieldRightNames)[number];

/** A line of the table: a field, or a column of a sub-table, with what people may do with it at the node. */
export interface RightsRow {
  readonly code: string;
  readonly visible: boolean;
  readonly writable: boolean;
  readonly required: boolean;
}

type Rights = Omit<RightsRow, 'code'>;

const tableOf = (code: string): string | null => (code.includes('.') ? (code.split('.')[0] ?? null) : null);

/** Returns the rights of the file on a field, with those that it leaves out as the engine takes them. */
function givenRights(type: FormNodeType, field: FieldFacts): Rights {
  const usual = usualRights[type];
  const read = (right: FieldRightName, otherwise: boolean) =>
    field[right] === '' ? otherwise : field[right] === 'true';
  const required = read('required', usual.required);
  const visible = read('visible', usual.visible);
  return { visible, writable: read('writable', (usual.writable || required) && visible), required };
}

/** Returns the rights on an item of which the node says nothing: a column is as its sub-table is, all else as usual. */
function unsaid(type: FormNodeType, table: Rights | undefined): Rights {
  const usual = usualRights[type];
  return table === undefined ? usual : { visible: table.visible, writable: table.writable, required: usual.required };
}

/** A line for each path, with what the engine makes of it. */
export function rightsRows(
  type: FormNodeType,
  fields: readonly FieldFacts[],
  paths: readonly string[],
): readonly RightsRow[] {
  const given = new Map(fields.map((field) => [field.code, givenRights(type, field)]));
  return paths.map((code) => {
    const table = given.get(tableOf(code) ?? '');
    const own = given.get(code) ?? unsaid(type, table);
    const visible = own.visible && table?.visible !== false;
    return { code, visible, writable: visible && own.writable, required: visible && own.required };
  });
}

interface RightChange {
  readonly codes: readonly string[];
  readonly right: FieldRightName;
  readonly isGiven: boolean;
}

/** The rights after one of them was given or taken for some fields: what cannot be together goes along. */
export function withRight(rows: readonly RightsRow[], { codes, right, isGiven }: RightChange): readonly RightsRow[] {
  const tables = new Set(codes.map(tableOf));
  // The columns of a sub-table go with it, but nobody has to fill them all in.
  const ofColumns = right === 'required' && isGiven ? 'writable' : right;
  return rows.map((row) => {
    if (codes.includes(row.code)) return settled(row, right, isGiven);
    if (codes.includes(tableOf(row.code) ?? '')) return settled(row, ofColumns, isGiven);
    return isGiven && tables.has(row.code) ? settled(row, 'visible', true) : row;
  });
}

/** Returns a row with one right changed and those that depend on it: a required item is writable, and a writable one visible. */
function settled(row: RightsRow, right: FieldRightName, isGiven: boolean): RightsRow {
  const at = fieldRightNames.indexOf(right);
  const along = isGiven ? fieldRightNames.slice(0, at + 1) : fieldRightNames.slice(at);
  return { ...row, ...Object.fromEntries(along.map((each) => [each, isGiven])) };
}

/** Returns the fields that a file holds for the lines: those that differ from the usual, and those of fields that the model has not. */
export function fieldsOfRows(
  type: FormNodeType,
  rows: readonly RightsRow[],
  before: readonly FieldFacts[],
): readonly FieldFacts[] {
  const differs = (row: Rights, from: Rights) => fieldRightNames.some((right) => row[right] !== from[right]);
  const shown = new Set(rows.map(({ code }) => code));
  const tables = new Map(rows.filter((row) => differs(row, usualRights[type])).map((row) => [row.code, row]));
  const own = rows.filter((row) => differs(row, unsaid(type, tables.get(tableOf(row.code) ?? ''))));
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
