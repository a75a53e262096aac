import { defineWidget } from '../widget-definition.ts';
import { gridNavigationTexts } from './grid-navigation.texts.ts';
import { GridNavigation } from './GridNavigation.tsx';

/** A grid of links. */
export const gridNavigation = defineWidget({
  type: 'GridNavigation',
  useName: () => gridNavigationTexts.useT()('name'),
  Body: GridNavigation,
});
