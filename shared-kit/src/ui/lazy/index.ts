export { lazyPart, type LazyPart } from './lazy-part.tsx';
export { usePart } from './use-part.ts';
