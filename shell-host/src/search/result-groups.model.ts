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

interface SearchContext {
  readonly text: string;
  readonly locale: Locale;
  /** Title of a record that has neither title nor number. */
  readonly untitled: string;
}

/** Returns the results in their groups, without empty ones; people stand for themselves. */
export function resultGroups(
  { lists, models, instances, files }: PortalMatches,
  search: SearchContext,
): readonly ResultGroup[] {
  const titleOf = ({ name, name_i18n }: { readonly name: string; readonly name_i18n: string | null }) =>
    localised(name, name_i18n, search.locale);
  const instanceAddress = (workflowInstanceId: string) =>
    `/form/detail?${new URLSearchParams({ workflowInstanceId }).toString()}`;
  const groups: ResultGroup[] = [
    {
      key: 'lists',
      kind: 'lists',
      links: lists.map((list) => ({ key: list.schemaCode, title: titleOf(list), to: listAddress(list) })),
    },
    ...models.map((model) => modelGroup(model, search)),
    {
      key: 'instances',
      kind: 'instances',
      links: instances.map((each) => ({ key: each.id, title: titleOf(each), to: instanceAddress(each.id) })),
    },
    {
      key: 'files',
      kind: 'files',
      links: files.map(({ id, name, ...record }) => ({ key: id, title: name, to: recordAddress(record) })),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/** The records of a model, each with its number where its title does not have it. */
function modelGroup(model: PortalMatches['models'][number], { text, locale, untitled }: SearchContext): ResultGroup {
  const { schemaCode, records, isMore } = model;
  const links = records.map(({ id, name, name_i18n, sequenceNo }) => {
    const title = name === null ? (sequenceNo ?? untitled) : localised(name, name_i18n, locale);
    const number = sequenceNo !== null && !title.includes(sequenceNo) ? { note: sequenceNo } : {};
    return { key: id, title, ...number, to: recordAddress({ schemaCode, recordId: id }) };
  });
  return {
    key: `records ${schemaCode}`,
    kind: 'records',
    name: localised(model.modelName, model.modelName_i18n, locale),
    links,
    ...(isMore ? { all: listAddress(model, text) } : {}),
  };
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
