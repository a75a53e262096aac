import type { PageState } from './state-stubs.ts';

/** Picture of a route: language, appearance, size of the window and state of the data. */
export interface Variant {
  readonly locale: 'zh' | 'en';
  readonly appearance: 'light' | 'dark';
  readonly device: 'desk' | 'phone';
  readonly state: PageState;
}

/** Sizes of the window in CSS pixels: the ones at which screens are judged. */
export const windowSizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const full = (locale: Variant['locale'], appearance: Variant['appearance'], device: Variant['device']): Variant => ({
  locale,
  appearance,
  device,
  state: 'full',
});

const inState = (state: PageState, device: Variant['device']): Variant => ({
  locale: 'en',
  appearance: 'light',
  device,
  state,
});

/** The pictures of a sheet, row by row: each language in both appearances, then each state of the data. */
export const variants: readonly Variant[] = [
  ...(['zh', 'en'] as const).flatMap((locale) =>
    (['light', 'dark'] as const).flatMap((appearance) => [
      full(locale, appearance, 'desk'),
      full(locale, appearance, 'phone'),
    ]),
  ),
  ...(['loading', 'empty', 'error'] as const).flatMap((state) => [inState(state, 'desk'), inState(state, 'phone')]),
];

/** Returns the words under a picture. */
export function titleOf({ locale, appearance, device, state }: Variant): string {
  return [locale, appearance, device, state].join(' · ');
}
