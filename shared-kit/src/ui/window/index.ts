export { useIsPhone, useWindowWidth } from './window-width.ts';
