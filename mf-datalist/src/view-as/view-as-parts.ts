/** Parts of lists that are seen as somebody else, fetched together. */
export { ListAsPerson } from './ListAsPerson.tsx';
export { ViewAsDialog } from './ViewAsDialog.tsx';
