import type { OptionPage, QueryOptionsInput } from '../../../contract/records.schema.ts';
import { allOf, anyOf, type FilterTree } from '../../../filters/filter-tree.ts';
import { optionCondition } from '../../option-sources.ts';
import { isOptionText, type OptionSource } from '../option-source.ts';

/** Records that one query brings (list spec, section 9: option query size). */
const pageSize = 1_000;

/** Asks for options; null where the user may not see the records that they come from. */
export type AskForOptions = (input: QueryOptionsInput, signal: AbortSignal) => Promise<OptionPage | null>;

/** Options as far as they were asked for. */
export interface OptionList {
  /** Each once, in the order of the records. */
  readonly options: readonly string[];
  /** True where no record is left that was not looked at. */
  readonly isWhole: boolean;
  /** True where the user may not see the records at all. */
  readonly isRefused: boolean;
}

interface OptionQuery {
  /** Options that have this text; '' is all of them. */
  readonly text: string;
  /** The value that the options are matched with. */
  readonly beside: unknown;
  /** Number of pages of records that are searched. */
  readonly pages: number;
}

/** The query of one page of options. */
function queryOf(source: OptionSource, condition: FilterTree | null, page: number): QueryOptionsInput {
  const { schemaCode, propertyCode, queryCode: viewCode, orderByFields, orderType } = source;
  const isOrdered = orderByFields.length > 0 || viewCode === '';
  const order = { orderByFields: orderByFields.length > 0 ? [...orderByFields] : [propertyCode], orderType };
  return {
    schemaCode,
    ...(viewCode === '' ? {} : { queryCode: viewCode }),
    options: { customDisplayColumns: [propertyCode], queryDisplayType: 1 },
    ...(condition === null ? {} : { condition }),
    ...(isOrdered ? order : {}),
    page,
    size: pageSize,
  };
}

const textsOf = ({ content }: OptionPage, { propertyCode }: OptionSource) =>
  content.map(({ data }) => data[propertyCode]).filter(isOptionText);

/** The options of as many pages as are asked for. */
export async function loadOptions(
  ask: AskForOptions,
  source: OptionSource,
  { text, beside, pages }: OptionQuery,
  signal: AbortSignal,
): Promise<OptionList> {
  const named = { propertyCode: source.propertyCode, operator: 'contains', value: text } as const;
  const records = optionCondition(source, beside);
  const condition = text === '' ? records : allOf([records, named]);
  const found = new Set<string>();
  for (let page = 0; page < pages; page += 1) {
    const answer = await ask(queryOf(source, condition, page), signal);
    if (answer === null) return { options: [], isWhole: true, isRefused: true };
    for (const each of textsOf(answer, source)) found.add(each);
    if ((page + 1) * pageSize >= answer.totalElements) return { options: [...found], isWhole: true, isRefused: false };
  }
  return { options: [...found], isWhole: false, isRefused: false };
}

/** Returns those of the texts that are options beside a value. */
export async function stillOptions(
  ask: AskForOptions,
  source: OptionSource,
  { texts, beside }: { readonly texts: readonly string[]; readonly beside: unknown },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { propertyCode } = source;
  const named = anyOf(texts.map((value) => ({ propertyCode, operator: 'equal', value })));
  const condition = allOf([optionCondition(source, beside), named]);
  const found = new Set<string>();
  // Many records may have one text: those after them are looked at until each was found, or none is left.
  for (let page = 0; ; page += 1) {
    const answer = await ask(queryOf(source, condition, page), signal);
    for (const each of answer === null ? [] : textsOf(answer, source)) found.add(each);
    const isLast = answer === null || (page + 1) * pageSize >= answer.totalElements;
    if (isLast || texts.every((text) => found.has(text))) return texts.filter((text) => found.has(text));
  }
}
