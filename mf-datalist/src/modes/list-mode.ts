import type { ListColumn, ListConfig, OrderBy } from '@portico/shared-kit/contract/models.schema';
import type { ViewType } from '@portico/shared-kit/contract/list-modes.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { ComponentType } from 'react';
import type { ListCriteria } from '../actions/action-row.ts';
import type { GridState } from '../features/browse-records/list-rows.ts';

/** Records that a mode has drawn so far, and how many its list finds. */
export interface ModeRecords {
  readonly records: readonly BizRecord[];
  readonly total: number;
}

/** Props of the records of a list in a mode of its own, which reads them by itself. */
export interface ModeProps {
  readonly config: ListConfig;
  /** Name of the list. */
  readonly name: string;
  /** The view and what narrows it. */
  readonly criteria: ListCriteria;
  readonly orderBy: readonly OrderBy[];
  /** Codes of the fields by whose values the rows of a grid stand in groups. */
  readonly groupBy: readonly string[];
  /** In the user's order. */
  readonly columns: readonly ListColumn[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly addressOf: (record: BizRecord) => string;
  readonly onOpen: (record: BizRecord) => void;
  /** For a mode that draws rows in the grid. */
  readonly grid: GridState;
  /** Tells of records once they are drawn, so that actions work on those that are selected. */
  readonly onDrawn: (drawn: ModeRecords) => void;
  /** Takes away what narrows the list. */
  readonly onClear: () => void;
  /** Opens the form of a new record with some values, texts as people write them, by code; null where the user may add none here. */
  readonly onAdd: ((values: Readonly<Record<string, string>>) => void) | null;
  readonly isPhone: boolean;
}

/** Mode of a list beside the grid: the views that it is for, and what it draws them by. */
export interface ListMode {
  readonly viewType: ViewType;
  /** Returns whether a reader of the list sees the fields that the mode needs; the list is a grid to all others. */
  readonly isPossible: (config: ListConfig) => boolean;
  /** True where it draws rows in the grid, whose height is chosen. */
  readonly hasRows?: boolean;
  /** False where the first of them cannot stay in sight, since something else scrolls beside them; true by default. */
  readonly canFreezeRows?: boolean;
  /** Make it lazy: the list's first load must not grow. */
  readonly Records: ComponentType<ModeProps>;
  /** Buttons of its own at the end of the list's tools. */
  readonly Tools?: ComponentType<{ readonly config: ListConfig }>;
}
