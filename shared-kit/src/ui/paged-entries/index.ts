/** One page of entries at a time, such as a log: to scroll, to page, with its states. */
export { EntryPages, PagedEntries, type ShownEntries } from './PagedEntries.tsx';
