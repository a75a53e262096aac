/** Inputs in which people type. */
export { SearchBox } from './SearchBox.tsx';
export { useTypedSearch } from './use-typed-search.ts';
export { WithoutClearStop } from './use-clear.tsx';
export { severalChoices } from './several-choices.ts';
export { LimitedTextArea, TooLong } from './LimitedTextArea.tsx';
