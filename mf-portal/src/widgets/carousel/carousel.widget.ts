import { portalTexts } from '../../portal.texts.ts';
import { defineWidget } from '../widget-definition.ts';
import { Carousel } from './Carousel.tsx';

export const carousel = defineWidget({
  type: 'Carousel',
  useName: () => portalTexts.useT()('carousel.name'),
  Body: Carousel,
});
