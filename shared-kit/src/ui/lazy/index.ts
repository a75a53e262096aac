export { lazyWithRetry, type LazyComponent } from './lazy-with-retry.tsx';
export { useLazyComponent } from './use-lazy-component.ts';
