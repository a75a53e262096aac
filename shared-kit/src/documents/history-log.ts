import { createHistory, type History } from './history.ts';

/** Difference of a text to the one before: the characters that stay at both ends, and what stands between them. */
type TextChange = readonly [start: number, end: number, text: string];

/** Steps of a document as the browser keeps them: one state in full, and each other one as its difference to the one before. */
export interface HistoryLog {
  /** Revision of the draft that the server had when it was written; 0 for none. */
  readonly revision: number;
  readonly first: string;
  readonly changes: readonly TextChange[];
  /** Index of the present state. */
  readonly step: number;
}

/** The states of a log as texts, oldest first. */
type LoggedStates = Pick<HistoryLog, 'revision' | 'step'> & { readonly texts: readonly string[] };

/** Most states of a log: each is read when the design is opened. */
export const mostLoggedStates = 100;

/**
 * Returns the log of a history within so many characters: the oldest states are left out first, then the last ones that were
 * undone. Null where there is nothing to undo or redo, and where not even two states fit.
 */
export function historyLog<TDocument>(
  { past, present, future }: History<TDocument>,
  { revision, textOf, mostCharacters }: LogInput<TDocument>,
): HistoryLog | null {
  const kept = future.slice(0, mostLoggedStates / 2);
  const texts = [...past.slice(kept.length + 1 - mostLoggedStates), present, ...kept].map(textOf);
  const changes = texts.slice(1).map((text, at) => changeOf(texts[at] ?? '', text));
  return fitted({ texts, changes, step: texts.length - kept.length - 1, revision }, mostCharacters);
}

interface LogInput<TDocument> {
  readonly revision: number;
  readonly mostCharacters: number;
  textOf(document: TDocument): string;
}

/** Characters that a change takes beside its text. */
const overhead = 20;

function fitted(
  { texts, changes, step, revision }: LoggedStates & Pick<HistoryLog, 'changes'>,
  most: number,
): HistoryLog | null {
  const sizes = changes.map(([, , text]) => text.length + overhead);
  let [from, to] = [0, changes.length];
  let size = sizes.reduce((sum, each) => sum + each, 0);
  const isTooLarge = () => size + (texts[from]?.length ?? 0) > most;
  while (isTooLarge() && from < step) size -= sizes[from++] ?? 0;
  while (isTooLarge() && to > step) size -= sizes[--to] ?? 0;
  if (from === to || isTooLarge()) return null;
  return { revision, first: texts[from] ?? '', changes: changes.slice(from, to), step: step - from };
}

function changeOf(before: string, after: string): TextChange {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < most - start && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end))
    end += 1;
  return [start, end, after.slice(start, after.length - end)];
}

/** Opened design, to which a log may lead. */
interface DocumentVersion<TDocument> {
  readonly opened: TDocument;
  readonly text: string;
  readonly revision: number;
  /** Reads a logged text; null where it is none of this program. */
  documentOf(text: string): TDocument | null;
}

/**
 * Returns the history of a design that was just opened, with the steps of an earlier window: what the server did not get can be
 * redone. Null where the log is not of this draft, or cannot be read.
 */
export function loggedHistory<TDocument>(
  log: HistoryLog,
  { opened, text, revision, documentOf }: DocumentVersion<TDocument>,
): History<TDocument> | null {
  try {
    const texts = textsOf(log);
    const present = texts[log.step] === text ? log.step : texts.lastIndexOf(text);
    if (log.revision !== revision || present < 0) return null;
    const states = texts.map((each, at) => (at === present ? opened : documentOf(each)));
    const read = states.filter((state) => state !== null);
    if (read.length < states.length) return null;
    return { ...createHistory(opened), past: read.slice(0, present), future: read.slice(present + 1) };
  } catch {
    // The browser's storage may hold anything.
    return null;
  }
}

function textsOf({ first, changes }: HistoryLog): readonly string[] {
  const texts = [first];
  for (const [start, end, text] of changes) {
    const before = texts.at(-1) ?? '';
    texts.push(before.slice(0, start) + text + before.slice(before.length - end));
  }
  return texts;
}

/** Returns JSON with the members of each object in one order: the server answers them in another than they were sent. */
export function canonicalJson(text: string): string {
  return JSON.stringify(JSON.parse(text), (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
}
