import { defineWidget } from '../widget-definition.ts';
import { Carousel } from './Carousel.tsx';
import { carouselTexts } from './carousel.texts.ts';

export const carousel = defineWidget({
  type: 'Carousel',
  useName: () => carouselTexts.useT()('name'),
  Body: Carousel,
});
