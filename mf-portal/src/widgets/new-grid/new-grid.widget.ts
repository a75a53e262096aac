import { defineWidget } from '../widget-definition.ts';
import { newGridTexts } from './new-grid.texts.ts';
import { NewGrid } from './NewGrid.tsx';

/** A container with a grid of its own. */
export const newGrid = defineWidget({
  type: 'NewGrid',
  useName: () => newGridTexts.useT()('name'),
  Body: NewGrid,
});
