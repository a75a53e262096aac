/** Menus that open from a button: of one button, and of a button of each of many rows. */
export { MenuButton } from './MenuButton.tsx';
export { RowMenuButton } from './RowMenuButton.tsx';
