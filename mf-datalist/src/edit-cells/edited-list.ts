import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { GridControl } from '@portico/shared-kit/ui/grid';
import { createContext, type RefObject, useContext } from 'react';
import type { BlockRequest } from './blocks/block-request.ts';
import type { CellEdits, CellEvent } from './cell-edits.model.ts';

/** Saves of a record: the version after the last of them, and how many are not answered yet. */
export interface PendingSaves {
  readonly version: Promise<number>;
  readonly count: number;
}

/** List whose cells are edited: the state of that, what changes it, and the moves of its grid. */
export interface EditedList {
  readonly config: ListConfig;
  readonly edits: CellEdits;
  readonly dispatch: (event: CellEvent) => void;
  readonly control: RefObject<GridControl | null>;
  /** By the ids of records. */
  readonly pending: RefObject<Map<string, PendingSaves>>;
  /** Lets the list be read again once nobody edits for a moment. */
  readonly readLater: () => void;
  /** Begins to write a block of cells; null where this person writes none. */
  readonly write: ((request: BlockRequest) => void) | null;
}

const EditedListContext = createContext<EditedList | null>(null);

/** Gives the edits of a list to the editors in its cells. */
export const EditedListProvider = EditedListContext.Provider;

/** Returns the edits of the list around. */
export function useEditedList(): EditedList {
  const list = useContext(EditedListContext);
  if (list === null) throw new Error('Put an EditedListProvider around the cells of this list.');
  return list;
}
