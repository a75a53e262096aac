import type { FilterTree } from '@portico/shared-kit/filters';
import { createContext, useContext } from 'react';

const PageFilterContext = createContext<FilterTree | null>(null);

/** Gives the widgets below it the condition of the page's filters. */
export const PageFilterProvider = PageFilterContext;

/** The condition on records that the filters of the page ask for; null where they ask for nothing. */
export const usePageFilter = () => useContext(PageFilterContext);
