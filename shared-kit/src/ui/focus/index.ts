export { focusList, returnFocus } from './return-focus.ts';
