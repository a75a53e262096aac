import type { ListConfig, PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { settingsOf, storageOf } from '@portico/shared-kit/fields';

/** Names in the address, of the fields that somebody has chosen in place of the view's own. */
export const boardNames = { columns: 'columnsBy', lanes: 'lanesBy' } as const;

/** The value in the address for a board without the lanes of its view. */
export const noLanes = 'none';

/** Fields that make the columns and the lanes of a board; null for one without lanes. */
export interface BoardFields {
  readonly columns: PropertyWithRights;
  readonly lanes: PropertyWithRights | null;
}

/** The fields whose values may make columns or lanes: options, yes or no, people, departments and records, each as one value. */
export function boardChoices({ properties }: Pick<ListConfig, 'properties'>): readonly PropertyWithRights[] {
  return properties.filter((property) => {
    const { dimension } = storageOf(property);
    const isListed = dimension !== 'text' || 'options' in settingsOf(property);
    return property.visible !== false && dimension !== null && dimension !== 'date' && isListed;
  });
}

/**
 * Returns the fields of a board: those of the address, else those of its view. Null where the reader does not see the view's
 * columns.
 */
export function boardFields(config: ListConfig, query: URLSearchParams): BoardFields | null {
  const choices = boardChoices(config);
  const find = (code: string | null | undefined) => choices.find((property) => property.code === code) ?? null;
  const { board } = config.view;
  const columns = find(query.get(boardNames.columns)) ?? find(board?.columnPropertyCode);
  if (columns === null) return null;
  const wanted = query.get(boardNames.lanes);
  const lanes = wanted === noLanes ? null : (find(wanted) ?? find(board?.lanePropertyCode));
  return { columns, lanes: lanes === columns ? null : lanes };
}
