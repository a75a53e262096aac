/** Code that is loaded when a list is slow, or when somebody opens its indexes. */
export { IndexDialog } from './IndexDialog.tsx';
export { SlowHint } from './SlowHint.tsx';
