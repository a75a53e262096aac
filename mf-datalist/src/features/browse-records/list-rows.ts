import type { ListColumn, ListConfig, OrderBy } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { Density, ScrollPosition } from '@portico/shared-kit/ui/grid';
import type { ReactNode } from 'react';
import type { DisplayedPage } from '../../list/use-record-page.ts';

/** Props of a list's rows, as a grid or as cards: the records and the callbacks. */
export interface ListRows {
  readonly config: ListConfig;
  /** Name of the list. */
  readonly name: string;
  /** In the user's order, with the user's widths. */
  readonly columns: readonly ListColumn[];
  readonly shown: DisplayedPage;
  readonly isLoading: boolean;
  /** Stands where rows would: nothing here yet, no result, an error. */
  readonly placeholder: ReactNode;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly addressOf: (record: BizRecord) => string;
  readonly onOpen: (record: BizRecord) => void;
}

/** State that only the grid has: an order, widths and a place. */
export interface GridState {
  readonly orderBy: readonly OrderBy[];
  readonly onOrderBy: (orderBy: readonly OrderBy[]) => void;
  readonly density: Density;
  readonly frozenRows: number;
  readonly onWidth: (columnId: string, width: number | null) => void;
  readonly onPin: (columnId: string, pin: 'left' | 'right' | null) => void;
  readonly onHide: (columnId: string) => void;
  /** Begins an import of records; null where this person cannot. */
  readonly onImport: (() => void) | null;
  readonly onStatistics?: (columnId: string) => void;
  readonly initialScroll: ScrollPosition;
  readonly onScroll: (position: ScrollPosition) => void;
  /** The record at which the keys begin; undefined for the first one. */
  readonly initialRow: string | undefined;
  readonly onRow: (id: string) => void;
  /** Another value scrolls to the top. */
  readonly resetKey: string;
}
