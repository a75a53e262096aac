import type { ListColumn } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { FilterTree } from '@portico/shared-kit/filters';
import type { GridColumn, RowMark } from '@portico/shared-kit/ui/grid';
import { type ComponentType, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ActionContext, ListAction } from '../actions/action-row.ts';
import type { ListState } from '@portico/shared-kit/list-address';
import type { useRecordPage } from '../list/use-record-page.ts';

/** State of what a script says of a list, as it is drawn. */
export interface ScriptView {
  /** Stands where the records would: the script cannot be run. */
  readonly instead: ReactNode;
  /** Returns columns that draw the descriptions of the script. */
  readonly draw: (columns: readonly GridColumn<BizRecord>[]) => readonly GridColumn<BizRecord>[];
  /** Mark of a row by the script; null where it says nothing of it. */
  readonly markOf: (record: BizRecord) => RowMark | null;
}

/** Records of a list, as it reads them by itself. */
export type ListRecords = ReturnType<typeof useRecordPage>;

/** State of a list that its script is told of. */
export interface ScriptedState {
  readonly records: ListRecords;
  readonly state: ListState;
  /** Records that a mode of the list has drawn by itself; null for a grid. */
  readonly drawn: readonly BizRecord[] | null;
  readonly columns: readonly ListColumn[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly refresh: () => void;
}

/** Script of a list that runs. */
export interface ListScript {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getView: () => ScriptView;
  /** Conditions that the script adds to those of the list; null where it adds none. */
  readonly narrowing: FilterTree | null;
  /** True where the script answers the records of the list by itself. */
  readonly replacesRecords: boolean;
  /** Tells the script what the list shows now. */
  readonly tell: (state: ScriptedState) => void;
  /** Returns the records as the script adds to them or answers them. */
  readonly recordsOf: (own: ListRecords, state: ListState) => ListRecords;
  /** Resolves with false where the script refuses an action. */
  readonly allows: (action: ListAction, context: ActionContext) => Promise<boolean>;
  readonly run: (action: ListAction, context: ActionContext) => Promise<void>;
  readonly tellDone: (action: ListAction, context: ActionContext) => Promise<void>;
  /** Says above the list what went wrong. */
  readonly Notice: ComponentType;
  /** Button of the card that tells what the script did. */
  readonly Tools: ComponentType;
}

/** The script of the list around; null where it has none. */
export const ListScriptContext = createContext<ListScript | null>(null);

/** Returns the script of the list around; null where it has none. */
export function useListScript(): ListScript | null {
  return useContext(ListScriptContext);
}

const noView: ScriptView = {
  instead: null,
  draw: (columns) => columns,
  markOf: () => null,
};
const never = () => () => undefined;
const nothing = () => noView;

/** Returns what the script of the list around says of it. */
export function useScriptView(): ScriptView {
  const script = useListScript();
  return useSyncExternalStore(script?.subscribe ?? never, script?.getView ?? nothing);
}
