export { lazyPart } from './lazy-part.tsx';
