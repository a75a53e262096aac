export { useRowWindow } from './use-row-window.ts';
