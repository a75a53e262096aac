/** A person's picture. */
export { initials, Portrait } from './Portrait.tsx';
