import { Type } from 'typebox';
import { Nullable } from '../contract/common.schema.ts';
import { SpecFilters } from '../contract/records.schema.ts';
import { oneOf, text } from '../contract/document-parts.schema.ts';
import { Name } from './schema-parts.ts';
import type { SettingsOf } from './settings-type.ts';

/** Source of the lines of a text list (portal spec, section 3): records of a model, or the reader's own work. */
export const textSourceMembers = {
  dataSource: oneOf('bizModel', 'myUnfinished', 'myFinished', 'myRead', 'myUnread', 'myStart'),
  /** Code of the model; null where none is chosen, and for work. */
  bizModel: Nullable(Name),
  /** The application of the model, to which a line leads. */
  bizModelInfo: Nullable(Type.Object({ appCode: Nullable(Name), name: Type.Optional(text(200)) })),
  /** Code of the workflow whose work is shown; null: of all. */
  workflowType: Nullable(Name),
  /** Codes of the fields that a line shows, in their order. */
  displayField: Type.Array(Name, { maxItems: 20 }),
  showFieldTitle: Type.Boolean(),
  queryConditions: SpecFilters,
  /** Code of the field to sort by; null: the order of the list. */
  sortField: Nullable(Name),
  sortRule: oneOf('ascending', 'descending'),
};

export const TextSource = Type.Object(textSourceMembers);
export type TextSource = SettingsOf<typeof TextSource>;

/** Mark before each line (portal spec, section 3). */
export const ListIcon = oneOf('noIcon', 'dot', 'diamond');
