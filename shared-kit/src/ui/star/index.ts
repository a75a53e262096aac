/** Marking what somebody wants at hand. */
export { StarButton } from './StarButton.tsx';
