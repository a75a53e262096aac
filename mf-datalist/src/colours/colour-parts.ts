/** Parts of conditional colours, fetched together where a list has some, or somebody sets them. */
export { ColourReader } from './ColourReader.tsx';
export { ColoursDialog } from './ColoursDialog.tsx';
