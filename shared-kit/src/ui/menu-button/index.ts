/** A menu that opens from a button. */
export { MenuButton } from './MenuButton.tsx';
