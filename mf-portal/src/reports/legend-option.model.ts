import type { ChartLook, ChartOption } from './chart-option.model.ts';

/** Returns the looks of a legend, which turns pages where its names have no room. */
export function legendOf(look: ChartLook): ChartOption {
  return {
    type: 'scroll',
    textStyle: { color: look.text },
    pageTextStyle: { color: look.secondary },
    pageIconColor: look.text,
    pageIconInactiveColor: look.line,
  };
}
