import type { SearchableWorkflow } from '@portico/shared-kit/contract/workflow-search.schema';
import type { InstanceStatus, WorkItemStatus } from '@portico/shared-kit/contract/workflow.schema';
import type { FieldOption, FilterState, Property, RangeFilter } from '@portico/shared-kit/fields';
import { endOf } from '@portico/shared-kit/formats';
import { localised } from '@portico/shared-kit/i18n';
import {
  instanceStatuses,
  instanceStatusMaps,
  statusOfNumber,
  workItemStatuses,
  workItemTypes,
} from '@portico/shared-kit/workflow';
import { conditionTexts } from './condition.texts.ts';
import { searchTexts } from './search.texts.ts';

/** Types of fields, as models number them: each condition is drawn, read and written as its kind does it. */
const kinds = { text: 0, date: 3, options: 14, person: 50, department: 60 } as const;

type Name = keyof typeof conditionTexts.zh;

function condition(code: Name, kind: keyof typeof kinds, options?: readonly FieldOption[]): Property {
  return {
    code,
    name: conditionTexts.zh[code],
    name_i18n: JSON.stringify({ en: conditionTexts.en[code] }),
    propertyType: kinds[kind],
    settings: options === undefined ? { format: 1 } : { options },
  };
}

function option(value: string, { zh, en }: { readonly zh: string; readonly en: string }): FieldOption {
  return { value, name: zh, name_i18n: JSON.stringify({ en }) };
}

const inBoth = (text: (locale: 'zh' | 'en') => string) => ({ zh: text('zh'), en: text('en') });

/** Stands before the code of an application, all of whose workflows are meant. */
const appMark = '@';

function workflowOptions(workflows: readonly SearchableWorkflow[]): FieldOption[] {
  const byApp = Map.groupBy(workflows, ({ appCode }) => appCode);
  return [...byApp].flatMap(([appCode, own]) => {
    const appName = (locale: 'zh' | 'en') => localised(own[0]?.appName ?? '', own[0]?.appName_i18n, locale);
    const all = inBoth((locale) => searchTexts.t(locale, 'allOf', { app: appName(locale) }));
    const each = own.map(({ workflowCode, name, name_i18n }) =>
      option(
        workflowCode,
        inBoth((locale) =>
          searchTexts.t(locale, 'ofApp', { app: appName(locale), workflow: localised(name, name_i18n, locale) }),
        ),
      ),
    );
    return own.length > 1 ? [option(appMark + appCode, all), ...each] : each;
  });
}

const unnumbered = ['WITHDRAWN', 'EXCEPTION'] as const satisfies readonly InstanceStatus[];

/** Statuses by their numbers in the map of instances (shell spec, section 3), and those that have none by their names. */
const statusOptions: readonly FieldOption[] = [
  ...Object.entries(instanceStatusMaps.instance.statuses).map(([number, status]) =>
    option(number, instanceStatuses[status].label),
  ),
  ...unnumbered.map((status) => option(status, instanceStatuses[status].label)),
];

const runningOptions = [1, 3, 7, 14, 30, 90].map((days) =>
  option(
    String(days),
    inBoth((locale) => searchTexts.t(locale, 'longerThan', { count: days })),
  ),
);

/** Returns the conditions by which an administrator narrows instances. */
export function instanceConditions(workflows: readonly SearchableWorkflow[]): readonly Property[] {
  return [
    condition('workflow', 'options', workflowOptions(workflows)),
    condition('status', 'options', statusOptions),
    condition('originator', 'person'),
    condition('department', 'department'),
    condition('handler', 'person'),
    condition('started', 'date'),
    condition('finished', 'date'),
    condition('number', 'text'),
    condition('running', 'options', runningOptions),
  ];
}

/** Returns the conditions by which people narrow their own workflows. */
export function ownConditions(workflows: readonly SearchableWorkflow[]): readonly Property[] {
  return instanceConditions(workflows).filter(({ code }) => ['workflow', 'status', 'started'].includes(code));
}

/** Returns the conditions by which a person's tasks are narrowed; only handled ones differ in their status. */
export function itemConditions(workflows: readonly SearchableWorkflow[], isDone: boolean): readonly Property[] {
  const types = Object.entries(workItemTypes).map(([type, { label }]) => option(type, label));
  const statuses = Object.entries(workItemStatuses).filter(([, { open }]) => !open);
  return [
    condition('workflow', 'options', workflowOptions(workflows)),
    condition('type', 'options', types),
    ...(isDone
      ? [
          condition(
            'itemStatus',
            'options',
            statuses.map(([status, { label }]) => option(status, label)),
          ),
        ]
      : []),
    condition(isDone ? 'handled' : 'received', 'date'),
  ];
}

const listIn = (state: FilterState, code: Name) => state[code] as readonly string[] | undefined;
const idsIn = (state: FilterState, code: Name) =>
  (state[code] as readonly { readonly id: string }[] | undefined)?.map(({ id }) => id);

/** Returns the input without undefined members: a query names only the conditions that it has. */
function given<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as never;
}

function rangeIn(state: FilterState, code: Name): { from?: string | undefined; to?: string | undefined } {
  const [from, to] = (state[code] as RangeFilter | undefined) ?? [null, null];
  return { from: from ?? undefined, to: (to === null ? null : endOf(to, 'day')) ?? undefined };
}

function workflowsIn(state: FilterState) {
  const chosen = listIn(state, 'workflow') ?? [];
  const isApp = (value: string) => value.startsWith(appMark);
  const appCodes = chosen.filter(isApp).map((value) => value.slice(appMark.length));
  const workflowCodes = chosen.filter((value) => !isApp(value));
  return {
    appCodes: appCodes.length === 0 ? undefined : appCodes,
    workflowCodes: workflowCodes.length === 0 ? undefined : workflowCodes,
  };
}

function statusesIn(state: FilterState): InstanceStatus[] | undefined {
  const statuses = listIn(state, 'status')?.flatMap(
    (value) => unnumbered.find((status) => status === value) ?? statusOfNumber('instance', Number(value)) ?? [],
  );
  return statuses?.length === 0 ? undefined : statuses;
}

/** The conditions of a search of instances, as the server is asked. */
export function instanceQuestion(state: FilterState) {
  const [started, finished] = [rangeIn(state, 'started'), rangeIn(state, 'finished')];
  const days = listIn(state, 'running')?.map(Number).filter(Number.isInteger) ?? [];
  return given({
    ...workflowsIn(state),
    status: statusesIn(state),
    originatorIds: idsIn(state, 'originator'),
    departmentIds: idsIn(state, 'department'),
    handlerIds: idsIn(state, 'handler'),
    startedFrom: started.from,
    startedTo: started.to,
    finishedFrom: finished.from,
    finishedTo: finished.to,
    sequenceNo: (state['number'] as string | undefined)?.trim() || undefined,
    runningDays: days.length === 0 ? undefined : Math.min(...days),
  });
}

/** The conditions on people's own workflows, as the server is asked. */
export function ownQuestion(state: FilterState) {
  const { appCodes, workflowCodes, status, startedFrom, startedTo } = instanceQuestion(state);
  return given({ appCodes, workflowCodes, status, startedFrom, startedTo });
}

/** The conditions on somebody's tasks, as the server is asked. */
export function itemQuestion(state: FilterState) {
  const { from, to } = state['handled'] === undefined ? rangeIn(state, 'received') : rangeIn(state, 'handled');
  const types = listIn(state, 'type')?.map(Number).filter(Number.isInteger);
  const status = listIn(state, 'itemStatus')?.filter((value): value is WorkItemStatus =>
    Object.hasOwn(workItemStatuses, value),
  );
  return given({ ...workflowsIn(state), types, status, from, to });
}
