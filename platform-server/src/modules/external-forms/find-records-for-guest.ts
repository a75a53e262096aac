import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { LookUpReply, LookUpInput } from '@portico/shared-kit/contract/external-forms.schema';
import { type BizRecord, queryLimits } from '@portico/shared-kit/contract/records.schema';
import { appError } from '@portico/shared-kit/errors';
import { optionCondition, optionSourceOf, type Property, settingsOf, storageOf } from '@portico/shared-kit/fields';
import { allOf, anyOf } from '@portico/shared-kit/filters';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { ListQueries } from '../records/index.ts';

/** Names of records where no number is asked for. */
const firstNames = 20;

interface LookingUp {
  readonly lists: Pick<ListQueries, 'query' | 'queryOptions'>;
  /** In whose name records are looked through. */
  readonly user: SignedInUser;
  readonly locale: Locale;
}

/** The settings of a field that names records (see RelevanceSettings of fields). */
interface NamesRecords {
  readonly schemaCode: ModelCode;
  readonly nameProperty: string;
  readonly filter: Parameters<typeof allOf>[0][number];
}

interface LookUpPage {
  readonly content: readonly BizRecord[];
  readonly totalElements: number;
}

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? [value] : []);

/**
 * Names that a field can be filled in with, and nothing else of the records that they are of. What is asked is the
 * field's own question: a guest adds a part of the name and a page to it, never a condition of their own.
 */
export async function lookUp(asking: LookingUp, property: Property, input: LookUpInput): Promise<LookUpReply> {
  if (storageOf(property).refersTo === 'record') return findRecords(asking, property, input);
  return findOptions(asking, property, input);
}

async function findRecords(
  { lists, user, locale }: LookingUp,
  property: Property,
  { text = '', page, size = firstNames }: LookUpInput,
): Promise<LookUpReply> {
  const { schemaCode, nameProperty, filter } = settingsOf(property) as NamesRecords;
  const named = { propertyCode: nameProperty, operator: 'contains', value: text.trim() } as const;
  const asked = { schemaCode, filter: allOf([filter, text.trim() === '' ? null : named]), columns: [nameProperty] };
  const answer = JSON.parse(await lists.query(user, { ...asked, page, size }, locale)) as LookUpPage;
  const content = answer.content.map(({ id, data }) => {
    const [name = ''] = [...textIn(data[nameProperty]), ...textIn(data['sequenceNo'])];
    return { id, name };
  });
  return { content, totalElements: answer.totalElements };
}

async function findOptions(
  { lists, user, locale }: LookingUp,
  property: Property,
  { text = '', texts, beside, page }: LookUpInput,
): Promise<LookUpReply> {
  const source = optionSourceOf(property);
  if (source === null) throw appError('propertyMissing', { propertyCode: property.code });
  const { schemaCode, propertyCode, queryCode: viewCode, orderByFields, orderType } = source;
  const named = text.trim() === '' ? null : ({ propertyCode, operator: 'contains', value: text.trim() } as const);
  const these = texts && anyOf(texts.map((value) => ({ propertyCode, operator: 'equal', value }) as const));
  const condition = allOf([optionCondition(source, beside), named, these ?? null]);
  const isOrdered = orderByFields.length > 0 || viewCode === '';
  const asked = {
    schemaCode,
    ...(viewCode === '' ? {} : { queryCode: viewCode }),
    options: { customDisplayColumns: [propertyCode], queryDisplayType: 1 as const },
    condition,
    ...(isOrdered ? { orderByFields: orderByFields.length > 0 ? [...orderByFields] : [propertyCode], orderType } : {}),
  };
  const answer = JSON.parse(
    await lists.queryOptions(user, { ...asked, page, size: queryLimits.options }, locale),
  ) as LookUpPage;
  const content = answer.content.flatMap(({ data }) => textIn(data[propertyCode]).map((name) => ({ id: name, name })));
  return { content, totalElements: answer.totalElements };
}
