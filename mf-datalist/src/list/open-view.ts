import type { SavedViewDetail } from '@portico/shared-kit/contract/saved-views.schema';
import { type ComponentType, createContext, useContext } from 'react';
import type { ColumnChoices } from '../features/set-columns/column-settings.model.ts';

/** The layout that a list has now. */
export type ColumnLayout = ColumnChoices;

/** The saved view that a list was opened with. */
interface OpenView {
  readonly view: SavedViewDetail;
  /** Marks the name of the view where the list differs from what it keeps. */
  readonly Mark: ComponentType<{ readonly layout: ColumnLayout; readonly id: string }>;
}

/** Tells the parts of a list of the saved view that it was opened with; null: it shows a view of the model. */
export const OpenViewContext = createContext<OpenView | null>(null);

/** Returns the saved view that the list was opened with; null for none. */
export const useOpenView = (): OpenView | null => useContext(OpenViewContext);
