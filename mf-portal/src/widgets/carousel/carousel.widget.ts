import { defineWidget } from '../widget-definition.ts';
import { Carousel } from './Carousel.tsx';
import { carouselTexts } from './carousel.texts.ts';

/** Pictures that follow each other (portal spec, section 3). */
export const carousel = defineWidget({
  type: 'Carousel',
  useName: () => carouselTexts.useT()('name'),
  Body: Carousel,
});
