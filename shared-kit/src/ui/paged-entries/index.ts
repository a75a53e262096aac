/** List of entries, one page at a time, such as a log: to scroll, to page, with its states. */
export { EntryPages, PagedEntries, type EntryPageState } from './PagedEntries.tsx';
