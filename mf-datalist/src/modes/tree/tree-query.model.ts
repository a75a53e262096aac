import type { ListConfig, ListColumn, OrderBy } from '@portico/shared-kit/contract/models.schema';
import type { GroupRecordsInput } from '@portico/shared-kit/contract/record-groups.schema';
import type { BizRecord, QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { allOf, anyOf, type FilterTree } from '@portico/shared-kit/filters';
import type { ListCriteria } from '../../actions/action-row.ts';
import { visibleCodes } from '../../list/visible-columns.model.ts';
import { pageSize, topKey } from './tree-state.model.ts';

/** A tree as it is asked for. */
export interface TreeInput {
  readonly config: ListConfig;
  readonly criteria: ListCriteria;
  readonly orderBy: readonly OrderBy[];
  readonly columns: readonly ListColumn[];
}

/** Field of a tree's records that holds the record above; '' where its reader sees none, and all stand at the top. */
export function parentCodeOf({ view: { tree, gantt }, properties }: Pick<ListConfig, 'view' | 'properties'>): string {
  const code = tree?.parentPropertyCode ?? gantt?.levelPropertyCode;
  return properties.some((each) => each.code === code && each.visible !== false) ? (code ?? '') : '';
}

/** Returns the record above one; null at the top. */
export function parentOf(
  config: ListConfig,
  { data }: BizRecord,
): { readonly id: string; readonly name: string } | null {
  return (data[parentCodeOf(config)] ?? null) as { readonly id: string; readonly name: string } | null;
}

function baseOf({ config, criteria, orderBy, columns }: TreeInput) {
  const { tree, gantt } = config.view;
  const seen = new Set(config.properties.filter(({ visible }) => visible !== false).map(({ code }) => code));
  const needed = Object.values({ ...tree, ...gantt }).filter((code) => seen.has(code));
  const codes = [...new Set([...visibleCodes(config, columns), ...needed])];
  return { schemaCode: config.schemaCode, ...criteria, orderBy: [...orderBy], columns: codes };
}

/** The query of the records that stand below themselves, wherever they stand. */
export function circlesQuery(input: TreeInput): QueryRecordsInput {
  const tree = { parentPropertyCode: parentCodeOf(input.config), part: 'circles' as const };
  return { ...baseOf(input), tree, page: 0, size: pageSize };
}

/**
 * The query of a page of the records below one: at the top those whose parent is not found. Those in circles stand at the top by
 * themselves, and nowhere else.
 */
export function branchQuery(
  input: TreeInput,
  { branch, page }: { readonly branch: string; readonly page: number },
  circles: readonly BizRecord[],
): QueryRecordsInput {
  const base = { ...baseOf(input), page, size: pageSize };
  const parentPropertyCode = parentCodeOf(input.config);
  if (parentPropertyCode === '') return base;
  if (branch === topKey) {
    const except = circles.length === 0 ? {} : { except: circles.map(({ id }) => id) };
    return { ...base, tree: { parentPropertyCode, part: 'roots', ...except } };
  }
  const inCircle = circles.filter((record) => parentOf(input.config, record)?.id === branch).map(isRecord);
  const others: FilterTree | null = inCircle.length === 0 ? null : { join: 'none', items: inCircle };
  const filter = allOf([input.criteria.filter ?? null, isBelow(parentPropertyCode, branch), others]);
  return { ...base, filter };
}

/** The query of how many records stand below each of some. */
export function countsQuery({ config, criteria }: TreeInput, ids: readonly string[]): GroupRecordsInput {
  const code = parentCodeOf(config);
  const filter = allOf([criteria.filter ?? null, anyOf(ids.map((id) => isBelow(code, id)))]);
  return { schemaCode: config.schemaCode, ...criteria, filter, groupBy: [code] };
}

const isRecord = ({ id }: BizRecord): FilterTree => ({ propertyCode: 'id', operator: 'equal', value: id });

const isBelow = (propertyCode: string, id: string): FilterTree => ({
  propertyCode,
  operator: 'equal',
  value: { id, name: '' },
});
