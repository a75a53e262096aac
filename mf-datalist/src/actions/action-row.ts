import type { PortalStore } from '@portico/shared-kit/api';
import type { ListColumn, ListConfig, OrderBy, QueryAction } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord, QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { ShellApi } from '@portico/shared-kit/remotes/react';
import type { Toast, useConfirmDelete } from '@portico/shared-kit/ui/feedback';
import type { ComponentType, ReactNode } from 'react';
import type { ListAddress } from '../list/addresses.model.ts';
import type { ListScript } from '../scripts/list-script.ts';

/** A button of the list, in the user’s language. */
export interface ListAction {
  /** The code in the list's definition: one list has each code once. */
  readonly code: string;
  readonly row: ActionRow;
  readonly name: string;
  /** Hint of a custom button; null where it has none. */
  readonly hint: string | null;
  readonly definition: QueryAction;
}

/** The view of a list and what narrows it; nothing does where neither is there. */
export type ListCriteria = Pick<QueryRecordsInput, 'queryCode' | 'filter' | 'search'>;

/** Columns, order and size of the whole list as it is shown. */
export interface ListArrangement {
  /** The view's columns in the user's order, those that are hidden too. */
  readonly columns: readonly ListColumn[];
  readonly orderBy: readonly OrderBy[];
  /** The number of records that the list finds. */
  readonly total: number;
}

/** Situation that decides whether an action can be used now. */
export interface ActionSituation {
  readonly config: ListConfig;
  readonly selected: readonly BizRecord[];
  /** The number that the list finds, where all of them are selected; null where only those of `selected` are. */
  readonly found: number | null;
  readonly locale: Locale;
}

/** Context that an action may use of the list it stands in. */
export interface ActionContext extends ActionSituation {
  readonly list: ListAddress;
  /** The query of the list, for all its pages. */
  readonly criteria: ListCriteria;
  readonly shown: ListArrangement;
  readonly shell: ShellApi;
  readonly toast: Toast;
  readonly confirmDelete: ReturnType<typeof useConfirmDelete>;
  readonly dispatch: PortalStore['dispatch'];
  /** Values with which a new record begins: texts as people write them, by code; absent where nothing is known of it. */
  readonly values?: Readonly<Record<string, string>>;
  /** True where the list is worked by thumb. */
  readonly isPhone: boolean;
  /** Asks for the records again. */
  readonly refresh: () => void;
  /** The script of the view; null where it has none that runs. */
  readonly script: ListScript | null;
  /** Lets the selection go. */
  readonly clearSelection: () => void;
  /** Shows a dialog of the action until it calls `close`. Make it lazy: the list's first load must not grow. */
  readonly show: (dialog: (close: () => void) => ReactNode) => void;
}

/** The same where everything that the list finds is selected, on whichever page. */
export interface AllFoundContext extends Omit<ActionContext, 'found'> {
  /** The number of records meant, as the list says it. */
  readonly found: number;
  /** Shows how far a job is that was begun. */
  readonly followJob: (id: string) => void;
}

/** Kind of action of a list: which definitions it runs, when it can be used, and what it does. */
export interface ActionRow {
  readonly kind: string;
  /** Action codes in lists' definitions, in lower case and without underscores (list spec, sections 2 and 3). */
  readonly codes: readonly string[];
  /** Takes definitions by something else than their code; the rows are asked in order after all codes. */
  readonly claims?: (definition: QueryAction) => boolean;
  readonly Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
  /** Standard buttons all stand in the row; the first three custom ones do, and the rest are in the menu. */
  readonly place: 'standard' | 'custom';
  readonly needsSelection: boolean;
  /** True where those who may not take it see it locked, with `reason`; other actions they do not see. */
  readonly isShownDisabled?: boolean;
  /** Returns whether this list has the action at all; always, where it is left out. */
  readonly isOffered?: (around: { readonly config: ListConfig; hasPage(path: string): boolean }) => boolean;
  /** Returns the reason for which it cannot be used now, in the user's words; null where it can. The selection is checked before. */
  readonly reason?: (action: ListAction, situation: ActionSituation) => string | null;
  /** Does it. The button is busy until the promise settles; what it throws is told by the shell's rule. */
  readonly run: (action: ListAction, context: ActionContext) => void | Promise<void>;
  /** Set where an address opens it: the name of a parameter, and what is shown for its value. */
  readonly opensBy?: {
    readonly parameter: string;
    readonly open: (value: string, context: Pick<ActionContext, 'config' | 'show'>) => void;
  };
  /** Does it with everything that the list finds; absent where it needs the records themselves. */
  readonly runForAll?: (context: AllFoundContext) => void | Promise<void>;
}
