/** Parts that saved views add to a list, fetched together once somebody opens one or the menu of views. */
export { CopyLinkDialog } from './CopyLinkDialog.tsx';
export { OpenSavedView } from './OpenSavedView.tsx';
export { SavedViewItems } from './SavedViewItems.tsx';
