import type { CSSProperties } from 'react';
import type { OptionColour } from '../../contract/option-colours.ts';

/** Returns the style that gives an element a colour of the palette of options as `--portico-tint`; none where there is no colour. */
export function tintOf(colour: OptionColour | null): CSSProperties | undefined {
  return colour === null ? undefined : ({ '--portico-tint': `var(--portico-option-${colour})` } as CSSProperties);
}
