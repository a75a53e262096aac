import type { FieldOption, Property } from '../fields/index.ts';
import type { BilingualText } from '../i18n/bilingual-text.ts';
import { instanceStatuses, workItemStatuses, workItemTypes } from '../workflow/index.ts';
import { type SourceFieldName, sourceNames } from './platform-sources.texts.ts';

/** Fields by which a page narrows a chart that has no dimension of the kind. */
export interface PageFields {
  readonly date: string;
  readonly department: string;
  readonly person: string;
}

/** Source of charts that the platform keeps itself, beside the records of business models. */
export interface PlatformSource {
  readonly name: string;
  readonly name_i18n: string;
  readonly properties: readonly Property[];
  readonly pageFields: PageFields;
}

/** Types of fields, as models number them. */
const kinds = { options: 14, date: 3, boolean: 4, person: 50, department: 60, number: 2 } as const;

const named = ({ zh, en }: BilingualText) => ({ name: zh, name_i18n: JSON.stringify({ en }) });

function field(code: SourceFieldName, kind: keyof typeof kinds, settings?: Property['settings']): Property {
  return {
    code,
    ...named(sourceNames[code]),
    propertyType: kinds[kind],
    ...(settings === undefined ? {} : { settings }),
  };
}

function options(labels: Readonly<Record<string, { readonly label: BilingualText }>>): Property['settings'] {
  return { options: Object.entries(labels).map(([value, { label }]): FieldOption => ({ value, ...named(label) })) };
}

/** Work is open, was handled by its participant, or was closed by what others did. */
const stages = {
  open: { label: sourceNames.open },
  handled: { label: sourceNames.handled },
  closed: { label: sourceNames.closed },
};
const { 4: _carbonCopy, ...workTypes } = workItemTypes;
const hours = { fractionDigits: 2 };

const workItems: PlatformSource = {
  ...named(sourceNames.workItems),
  properties: [
    field('workflow', 'options'),
    field('node', 'options'),
    field('stage', 'options', options(stages)),
    field('result', 'options', options(workItemStatuses)),
    field('type', 'options', options(workTypes)),
    field('overdue', 'boolean'),
    field('participant', 'person'),
    field('originator', 'person'),
    field('originatorDept', 'department'),
    field('receivedTime', 'date', { format: 2 }),
    field('handledTime', 'date', { format: 2 }),
    field('dueTime', 'date', { format: 2 }),
    field('usedTime', 'number', hours),
  ],
  pageFields: { date: 'receivedTime', department: 'originatorDept', person: 'participant' },
};

const workflowInstances: PlatformSource = {
  ...named(sourceNames.workflowInstances),
  properties: [
    field('workflow', 'options'),
    field('status', 'options', options(instanceStatuses)),
    field('originator', 'person'),
    field('originatorDept', 'department'),
    field('startedTime', 'date', { format: 2 }),
    field('finishedTime', 'date', { format: 2 }),
    field('usedTime', 'number', hours),
  ],
  pageFields: { date: 'startedTime', department: 'originatorDept', person: 'originator' },
};

/** The sources of charts that are no business models, by the code that a chart names. */
export const platformSources = { $workItems: workItems, $workflowInstances: workflowInstances } as const;

/** Code of a source that the platform keeps itself. */
export type PlatformSourceCode = keyof typeof platformSources;

/** Returns whether a chart's source is one that the platform keeps itself. */
export function isPlatformSource(code: string): code is PlatformSourceCode {
  return Object.hasOwn(platformSources, code);
}
