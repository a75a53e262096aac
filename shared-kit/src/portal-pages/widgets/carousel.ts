import { widgetType } from '../widget-type.ts';
import type { CarouselSettings } from './carousel.schema.ts';

/** Kinds of target of a picture (portal spec, section 3). */
export const gotoTypes = { bizModel: 0, app: 1, page: 2, url: 3, none: 4 } as const;

/** Pictures that take turns. */
export const carousel = widgetType<CarouselSettings>({
  size: { w: 6, h: 23 },
  settings: { autoplay: true, autoplaySpeed: 3000, photos: [] },
});
