export { useVirtualItems } from './use-virtual-items.ts';
