import type { BizRecord } from '@portico/shared-kit/contract/records.schema';

/** Cell of a list: a field of a record. */
export interface CellOfRecord {
  readonly recordId: string;
  readonly code: string;
}

/** Values by the codes of their fields. */
export type CellValues = Readonly<Record<string, unknown>>;

/** A cell whose editor is open. */
export interface OpenCell extends CellOfRecord {
  /** The record as it was when the edit began; its version is the one that the person saw. */
  readonly record: BizRecord;
  /** Text that began the edit and replaces what the cell holds; null where it goes on from that. */
  readonly text: string | null;
  /** Text that was typed before the editor was there, where the edit goes on from what the cell holds. */
  readonly added?: string;
  /** Key that ends the edit and was pressed before the editor was there. */
  readonly end?: EndKey;
}

/** Key that ends an edit. */
export interface EndKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Values of a record that the list shows before it has read them. */
export interface RecordChange {
  readonly values: CellValues;
  /** Version of the record that holds them; null while they are being saved. */
  readonly version: number | null;
}

/** A value that was refused: it stays in its cell, with the reason, until somebody changes it or gives it up. */
export interface RefusedCell extends CellOfRecord {
  readonly value: unknown;
  /** Value that the record has instead. */
  readonly stored: unknown;
  readonly reason: string;
}

/** State of the edits of a list. */
export interface CellEdits {
  readonly open: OpenCell | null;
  readonly changes: ReadonlyMap<string, RecordChange>;
  readonly refused: readonly RefusedCell[];
}

/** Event of the edits. */
export type CellEvent =
  | { readonly type: 'opened'; readonly cell: OpenCell }
  /** The key that ends the edit was pressed before the editor was there. */
  | { readonly type: 'ending'; readonly end: EndKey }
  | { readonly type: 'closed' }
  | { readonly type: 'sent'; readonly recordId: string; readonly values: CellValues }
  /** `isLast`: nothing else of the record is on its way. */
  | {
      readonly type: 'saved';
      readonly recordId: string;
      readonly values: CellValues;
      readonly version: number;
      readonly isLast: boolean;
    }
  /** `record`: as it was shown when the edit began. */
  | { readonly type: 'refused'; readonly record: BizRecord; readonly values: CellValues; readonly reason: string }
  | { readonly type: 'givenUp'; readonly cell: CellOfRecord }
  /** Records were read anew. */
  | { readonly type: 'read'; readonly records: readonly BizRecord[] };

/** State before anything is edited. */
export const noEdits: CellEdits = { open: null, changes: new Map(), refused: [] };

const isOf = (cell: CellOfRecord) => (other: CellOfRecord) =>
  other.recordId === cell.recordId && other.code === cell.code;

/** Returns the edits after an event. */
export function nextEdits(edits: CellEdits, event: CellEvent): CellEdits {
  switch (event.type) {
    case 'opened':
      return { ...edits, open: joined(edits.open, event.cell) };
    case 'ending':
      return { ...edits, open: edits.open && { ...edits.open, end: edits.open.end ?? event.end } };
    case 'closed':
      return { ...edits, open: null };
    case 'sent':
      return sent(edits, event);
    case 'saved':
      return saved(edits, event);
    case 'refused':
      return refused(edits, event);
    case 'givenUp':
      return { ...edits, refused: edits.refused.filter((cell) => !isOf(event.cell)(cell)) };
    case 'read':
      return read(edits, event.records);
  }
}

type EventOf<T extends CellEvent['type']> = Extract<CellEvent, { readonly type: T }>;

/** Joins what is typed before the editor is there into one edit. */
function joined(open: OpenCell | null, cell: OpenCell): OpenCell {
  if (open === null || !isOf(cell)(open)) return cell;
  // What follows the key that ends the edit is not meant for this cell.
  if (cell.text === null || open.end !== undefined) return open;
  if (open.text === null) return { ...open, added: `${open.added ?? ''}${cell.text}` };
  return { ...open, text: `${open.text}${cell.text}` };
}

function sent(edits: CellEdits, { recordId, values }: EventOf<'sent'>): CellEdits {
  const before = edits.changes.get(recordId)?.values;
  const changes = new Map(edits.changes).set(recordId, { values: { ...before, ...values }, version: null });
  const isSent = (cell: RefusedCell) => cell.recordId === recordId && cell.code in values;
  // The same ones where none of them was sent: what is drawn by them is not drawn again.
  const open = edits.refused.some(isSent) ? edits.refused.filter((cell) => !isSent(cell)) : edits.refused;
  return { ...edits, changes, refused: open };
}

function saved(edits: CellEdits, { recordId, values, version, isLast }: EventOf<'saved'>): CellEdits {
  const before = edits.changes.get(recordId)?.values;
  // What was changed meanwhile counts more than what the save before it answered.
  const now = isLast ? { ...before, ...values } : { ...values, ...before };
  return { ...edits, changes: new Map(edits.changes).set(recordId, { values: now, version: isLast ? version : null }) };
}

/** Takes what was refused out of the record and keeps it in its cells. */
function refused(edits: CellEdits, { record, values, reason }: EventOf<'refused'>): CellEdits {
  const recordId = record.id;
  const { data } = storedRecord(record, edits.refused);
  const before = edits.changes.get(recordId);
  const rest = Object.entries(before?.values ?? {}).filter(([code, value]) => values[code] !== value);
  const changes = new Map(edits.changes);
  if (before !== undefined && rest.length > 0) changes.set(recordId, { ...before, values: Object.fromEntries(rest) });
  else changes.delete(recordId);
  const cells = Object.entries(values).map(([code, value]) => ({
    recordId,
    code,
    value,
    stored: data[code] ?? null,
    reason,
  }));
  const others = edits.refused.filter((cell) => !cells.some(isOf(cell)));
  return { ...edits, changes, refused: [...others, ...cells] };
}

/** Changes that the list shows from its own records are no longer kept beside them. */
function read(edits: CellEdits, records: readonly BizRecord[]): CellEdits {
  const done = records.filter(({ id, version }) => {
    const change = edits.changes.get(id);
    return change !== undefined && change.version !== null && change.version <= version;
  });
  if (done.length === 0) return edits;
  const ids = new Set<string>(done.map(({ id }) => id));
  return { ...edits, changes: new Map([...edits.changes].filter(([id]) => !ids.has(id))) };
}

/** Returns the record as the list shows it: with what was changed and is not read yet, and with what was refused in its cell. */
export function shownRecord(record: BizRecord, { changes, refused: wrong }: CellEdits): BizRecord {
  const change = changes.get(record.id);
  const isOpen = change !== undefined && (change.version === null || change.version > record.version);
  const own = wrong.filter(({ recordId }) => recordId === record.id);
  if (!isOpen && own.length === 0) return record;
  const data = {
    ...record.data,
    ...(isOpen ? change.values : {}),
    ...Object.fromEntries(own.map(({ code, value }) => [code, value])),
  };
  return { ...record, version: isOpen ? (change.version ?? record.version) : record.version, data };
}

/** Returns a function that shows records as `shownRecord` does, and each as the same object while it is shown alike. */
export function rememberShown(): typeof shownRecord {
  const known = new WeakMap<RecordChange, { readonly record: BizRecord; readonly shown: BizRecord }>();
  return (record, edits) => {
    const change = edits.changes.get(record.id);
    const isPlain = change === undefined || edits.refused.some(({ recordId }) => recordId === record.id);
    if (isPlain) return shownRecord(record, edits);
    const before = known.get(change);
    if (before?.record === record) return before.shown;
    const shown = shownRecord(record, edits);
    known.set(change, { record, shown });
    return shown;
  };
}

/** Returns a record that is shown with what was refused in its cells as the server has it. */
export function storedRecord(record: BizRecord, wrong: CellEdits['refused']): BizRecord {
  const own = wrong.filter(({ recordId }) => recordId === record.id);
  if (own.length === 0) return record;
  return { ...record, data: { ...record.data, ...Object.fromEntries(own.map(({ code, stored }) => [code, stored])) } };
}

/** Returns the refused value of a cell; undefined where there is none. */
export function refusedAt(all: CellEdits['refused'], cell: CellOfRecord): RefusedCell | undefined {
  return all.find(isOf(cell));
}
