import { createContext, useContext } from 'react';

/** Decides which tab of each tab widget is open, by the widget's id, as a designer does. */
export interface TabControl {
  readonly openTabs: Readonly<Record<string, string>>;
  open(id: string, key: string): void;
}

const Context = createContext<TabControl | null>(null);

/** Gives the tab widgets below it their open tabs. */
export const TabControlProvider = Context.Provider;

/** The control of the open tabs; null where each widget keeps its own. */
export const useTabControl = (): TabControl | null => useContext(Context);
