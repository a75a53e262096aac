import type { ColourRule } from '@portico/shared-kit/contract/list-layout.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { noChoices } from '../features/set-columns/column-settings.model.ts';

/** Returns a list whose layout has these rules of colours. */
export const colouredBy = (config: ListConfig, ...colours: readonly ColourRule[]): ListConfig => ({
  ...config,
  layout: { ...(noChoices as NonNullable<ListConfig['layout']>), colours: [...colours] },
});

/** Returns the colour of a row or cell as CSS; '' for none. */
export const tintOf = (element: Element | null): string =>
  (element as HTMLElement | null)?.style.getPropertyValue('--portico-tint') ?? '';
