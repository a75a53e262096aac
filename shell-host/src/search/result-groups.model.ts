import { recordAddress } from '@portico/shared-kit/contract/record-address';
import type { PortalMatches } from '@portico/shared-kit/contract/search.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';

/** Link to something that was found. */
export interface ResultLink {
  readonly key: string;
  readonly title: string;
  /** Stands after the title. */
  readonly note?: string;
  readonly to: string;
}

/** Results of one kind, or of one model. */
export interface ResultGroup {
  readonly key: string;
  readonly kind: 'lists' | 'records' | 'instances' | 'files';
  /** Name of the model; of other kinds the texts have a title. */
  readonly name?: string;
  readonly links: readonly ResultLink[];
  /** Leads to the list with all that it finds. */
  readonly all?: string;
}

/** Returns the results in their groups, without empty ones; people stand for themselves. */
export function resultGroups(
  { lists, models, instances, files }: PortalMatches,
  { text, locale, untitled }: { readonly text: string; readonly locale: Locale; readonly untitled: string },
): readonly ResultGroup[] {
  const named = ({ name, name_i18n }: { readonly name: string; readonly name_i18n: string | null }) =>
    localised(name, name_i18n, locale);
  const groups: ResultGroup[] = [
    {
      key: 'lists',
      kind: 'lists',
      links: lists.map((list) => ({ key: list.schemaCode, title: named(list), to: listAddress(list) })),
    },
    ...models.map((model) => ({
      key: `records ${model.schemaCode}`,
      kind: 'records' as const,
      name: localised(model.modelName, model.modelName_i18n, locale),
      links: model.records.map(({ id, name, name_i18n, sequenceNo }) => {
        const title = name === null ? (sequenceNo ?? untitled) : localised(name, name_i18n, locale);
        const number = sequenceNo !== null && !title.includes(sequenceNo) ? { note: sequenceNo } : {};
        return { key: id, title, ...number, to: recordAddress({ schemaCode: model.schemaCode, recordId: id }) };
      }),
      ...(model.isMore ? { all: listAddress(model, text) } : {}),
    })),
    {
      key: 'instances',
      kind: 'instances',
      links: instances.map((instance) => ({
        key: instance.id,
        title: named(instance),
        to: `/form/detail?${new URLSearchParams({ workflowInstanceId: instance.id }).toString()}`,
      })),
    },
    {
      key: 'files',
      kind: 'files',
      links: files.map(({ id, name, schemaCode, recordId }) => ({
        key: id,
        title: name,
        to: recordAddress({ schemaCode, recordId }),
      })),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

interface AddressedList {
  readonly appCode: string;
  readonly schemaCode: string;
}

/** The address of a list, with what it searches for: there the search looks into every field. */
function listAddress({ appCode, schemaCode }: AddressedList, text = ''): string {
  const path = `/application/${encodeURIComponent(appCode)}/application-list/${encodeURIComponent(schemaCode)}`;
  return text === '' ? path : `${path}?${new URLSearchParams({ q: text }).toString()}`;
}
