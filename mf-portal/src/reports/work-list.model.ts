import { withFilterTexts } from '@portico/shared-kit/filters';
import type { Permission } from '@portico/shared-kit/permissions';
import { instanceStatuses, numberOfStatus } from '@portico/shared-kit/workflow';
import type { MarkTexts } from './mark-texts.model.ts';

type Can = (permission: Permission) => boolean;

const center = '/workflow-center';

/** The lists of open and of handled work items, of oneself and of others. */
const stages = { open: 'my-unfinished-workitem', handled: 'my-finished-workitem' } as const;
type Stage = keyof typeof stages;

/**
 * Returns the path of the list of work items with these values: one's own, or for those who look after workflows the ones of
 * one person. Null where no list has just these.
 */
export function workItemsPath(texts: MarkTexts, can: Can): string | null {
  const stage = texts.get('stage');
  if (stage !== 'open' && stage !== 'handled') return null;
  const others = new Map([...texts].filter(([code]) => code !== 'stage'));
  return can('workflow:oversee') ? participantPath(stage, others, can) : ownPath(stage, others);
}

/** Codes of the conditions that one's own lists have under another name. */
const ownConditions = {
  receivedTime: '_received',
  handledTime: '_handled',
  originator: '_originator',
  type: '_type',
} as const;

function ownPath(stage: Stage, texts: MarkTexts): string | null {
  // No default filter of the list narrows it further.
  const search = new URLSearchParams({ view: 'all' });
  const filters: Record<string, string> = {};
  for (const [code, text] of texts) {
    if (code === 'workflow') search.set('workflow', text);
    else if (code === 'overdue' && text === 'true' && stage === 'open') search.set('due', 'overdue');
    else if (Object.hasOwn(ownConditions, code)) filters[ownConditions[code as keyof typeof ownConditions]] = text;
    else return null;
  }
  return `${center}/${stages[stage]}?${withFilterTexts(search, filters).toString()}`;
}

/** Work to be done: what is only to be read is not counted, but listed. */
const typesOfWork = '0;1;2;3';

function participantPath(stage: Stage, texts: MarkTexts, can: Can): string | null {
  const person = onePerson(texts.get('participant'));
  if (person === null || !can('workflow:inspectPeople')) return null;
  const time = stage === 'open' ? 'receivedTime' : 'handledTime';
  const known = {
    participant: null,
    workflow: 'workflow',
    type: 'type',
    [time]: stage === 'open' ? 'received' : 'handled',
  };
  const names: Readonly<Record<string, string | null>> =
    stage === 'handled' ? { ...known, result: 'itemStatus' } : known;
  const filters: Record<string, string> = { type: typesOfWork };
  for (const [code, text] of texts) {
    const name = names[code];
    if (name === undefined) return null;
    if (name !== null) filters[name] = text;
  }
  const state = stage === 'handled' ? { state: 'finished' } : {};
  const search = new URLSearchParams({ participant: person.id, name: person.name, ...state });
  return `${center}/query-participant-workItem?${withFilterTexts(search, filters).toString()}`;
}

function onePerson(text: string | undefined): { readonly id: string; readonly name: string } | null {
  if (text?.startsWith('[') !== true) return null;
  const units = JSON.parse(text) as readonly { readonly id: string; readonly name: string }[];
  const [first] = units;
  return units.length === 1 && first !== undefined ? first : null;
}

/** Codes of the conditions of instances; others narrow all of them only. */
const instanceConditions = { workflow: 'workflow', status: 'status', startedTime: 'started' } as const;
const furtherConditions = { originator: 'originator', finishedTime: 'finished' } as const;

/** Returns the path of the list of instances with these values: one's own, or all for those who look after workflows. */
export function instancesPath(texts: MarkTexts, can: Can): string | null {
  const seesAll = can('workflow:oversee');
  const names: Readonly<Record<string, string>> = { ...instanceConditions, ...(seesAll ? furtherConditions : {}) };
  const filters: Record<string, string> = {};
  for (const [code, text] of texts) {
    const name = names[code];
    if (name === undefined) return null;
    filters[name] = code === 'status' ? statusText(text) : text;
  }
  const query = withFilterTexts(new URLSearchParams(), filters).toString();
  return `${center}/${seesAll ? 'query-instance' : 'my-workflow'}${query === '' ? '' : `?${query}`}`;
}

/** A status by its number, as searches have it, or by its name where it has none. */
function statusText(status: string): string {
  const number = Object.hasOwn(instanceStatuses, status)
    ? numberOfStatus('instance', status as keyof typeof instanceStatuses)
    : null;
  return number === null ? status : String(number);
}
