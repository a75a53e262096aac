import type { TextSource } from './text-source.schema.ts';

/** Sources that are work of the reader, not records of a model. */
export type WorkSource = Exclude<TextSource['dataSource'], 'bizModel'>;

/** Field and direction by which work is sorted, whatever is chosen (portal spec, section 4). */
const workSort = { sortField: 'receiveTime', sortRule: 'descending' } as const;

/** The source of a list that nobody has chosen one for. */
export const textSourceDefaults: TextSource = {
  dataSource: 'bizModel',
  bizModel: null,
  bizModelInfo: null,
  workflowType: null,
  displayField: [],
  showFieldTitle: false,
  queryConditions: [],
  sortField: null,
  sortRule: 'descending',
};

/** Returns whether a list shows work, whose order is locked. */
export function isWorkSource(source: TextSource['dataSource']): source is WorkSource {
  return source !== 'bizModel';
}

/**
 * The source after another kind of lines was chosen: that clears model, fields, conditions and the titles of fields, and
 * work is sorted by the time it was received, the latest first (portal spec, section 4).
 */
export function withDataSource(source: TextSource, dataSource: TextSource['dataSource']): TextSource {
  if (dataSource === source.dataSource) return source;
  return { ...textSourceDefaults, dataSource, ...(isWorkSource(dataSource) ? workSort : {}) };
}

/** The source with another model, whose fields are others. */
export function withModel(source: TextSource, model: Pick<TextSource, 'bizModel' | 'bizModelInfo'>): TextSource {
  return { ...textSourceDefaults, ...model, dataSource: source.dataSource };
}
