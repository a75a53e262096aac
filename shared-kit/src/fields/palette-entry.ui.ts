import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locale.ts';

/** Name and icon under which a designer offers a kind of field. */
export interface PaletteEntry {
  readonly icon: ComponentType<{ readonly 'aria-hidden': 'true' }>;
  readonly name: Readonly<Record<Locale, string>>;
}
