import type { QueryWorkItemsInput } from '@portico/shared-kit/contract/workflow.schema';
import {
  type FilterState,
  filterStateOf,
  filterTreeOf,
  hasKind,
  kindOf,
  type Property,
} from '@portico/shared-kit/fields';
import { conditionsOf, type FilterCondition, type FilterTree, isFilterGroup } from '@portico/shared-kit/filters';
import type { Locale } from '@portico/shared-kit/i18n';
import { workItemTypes } from '@portico/shared-kit/workflow';
import { findTexts } from './find.texts.ts';
import type { ListKind, WorkListState } from './list-state.model.ts';

type Narrowing = Omit<QueryWorkItemsInput, 'state' | 'page' | 'size' | 'order' | 'keyword'>;

/** Codes of the conditions that every list has; those of fields begin with a letter. */
const codes = { originator: '_originator', received: '_received', handled: '_handled', type: '_type' } as const;

/** Kinds of work that are told apart: a task, a forwarded one, an assist, an added signer. */
const offeredTypes = [0, 1, 2, 3] as const;

const isClosed: Readonly<Record<ListKind, boolean>> = { unfinished: false, finished: true, unread: false, read: true };
const isReading: Readonly<Record<ListKind, boolean>> = { unfinished: false, finished: false, unread: true, read: true };

/** The conditions that every list has, as fields: the form, the chips and the address are made from them. */
export function commonProperties(kind: ListKind, locale: Locale): readonly Property[] {
  const name = (key: 'originator' | 'received' | 'handled' | 'readAt' | 'type') =>
    findTexts.t(locale, `condition.${key}`);
  const options = offeredTypes.map((type) => ({ value: String(type), name: workItemTypes[type].label[locale] }));
  return [
    { code: codes.originator, name: name('originator'), propertyType: 50 },
    { code: codes.received, name: name('received'), propertyType: 3 },
    ...(isClosed[kind]
      ? [{ code: codes.handled, name: name(kind === 'read' ? 'readAt' : 'handled'), propertyType: 3 }]
      : []),
    ...(isReading[kind] ? [] : [{ code: codes.type, name: name('type'), propertyType: 14, settings: { options } }]),
  ];
}

/** The fields of a record that a list can be narrowed by. */
export function filterableProperties(properties: readonly (Property & { readonly visible?: boolean })[]) {
  return properties.filter(
    (property) =>
      property.visible !== false &&
      property.system !== true &&
      hasKind(property.propertyType) &&
      kindOf(property).operators.length > 0,
  );
}

/** Returns the conditions for the server; `ofRecord` are the fields of the chosen workflow's records, none where none is. */
export function askedOf(state: WorkListState, common: readonly Property[], ofRecord: readonly Property[]): Narrowing {
  const { workflowCode, due, filters } = state;
  const filter = filterTreeOf(ofRecord, filterStateOf(ofRecord, filters));
  return {
    ...(workflowCode === null ? {} : { workflowCode }),
    ...(due === null ? {} : { due }),
    ...(workflowCode === null || !asksSomething(filter) ? {} : { filter }),
    ...commonOf(common, filterStateOf(common, filters)),
  };
}

function asksSomething(tree: FilterTree): boolean {
  return !isFilterGroup(tree) || tree.items.length > 0;
}

function commonOf(common: readonly Property[], state: FilterState): Narrowing {
  const found = Map.groupBy(conditionsOf(filterTreeOf(common, state)), ({ propertyCode }) => propertyCode);
  const idsOf = (conditions: readonly FilterCondition[] = []) => conditions.flatMap(({ value }) => scalars(value));
  const originatorIds = idsOf(found.get(codes.originator));
  const types = idsOf(found.get(codes.type)).map(Number);
  const [receivedFrom, receivedTo] = boundsOf(found.get(codes.received));
  const [handledFrom, handledTo] = boundsOf(found.get(codes.handled));
  return {
    ...(originatorIds.length === 0 ? {} : { originatorIds }),
    ...(types.length === 0 ? {} : { types }),
    ...(receivedFrom === undefined ? {} : { receivedFrom }),
    ...(receivedTo === undefined ? {} : { receivedTo }),
    ...(handledFrom === undefined ? {} : { handledFrom }),
    ...(handledTo === undefined ? {} : { handledTo }),
  };
}

function scalars(value: FilterCondition['value']): string[] {
  if (value === null || typeof value === 'boolean') return [];
  if (typeof value === 'string') return [value];
  if ('id' in value) return [value.id];
  return value.flatMap((each) => scalars(each));
}

function boundsOf(conditions: readonly FilterCondition[] = []): readonly (string | undefined)[] {
  const [first] = conditions;
  if (first === undefined || !Array.isArray(first.value)) return [];
  return first.value.map((bound: unknown) => (typeof bound === 'string' ? bound : undefined));
}
