export { useRowWindow } from './use-row-window.ts';
export { useIsPhone, useWindowWidth } from './window-width.ts';
