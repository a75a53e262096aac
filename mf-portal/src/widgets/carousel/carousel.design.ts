import { PictureOutlined } from '@portico/shared-kit/ui/icons';
import { PhotosEditor } from '../../designer/editors/PhotosEditor.tsx';
import { defineWidgetDesign } from '../widget-design.ts';
import { carouselTexts } from './carousel.texts.ts';

/** Pictures that take turns, in the designer. With autoplay off the speed is hidden (portal spec, section 4). */
export const carouselDesign = defineWidgetDesign({
  type: 'Carousel',
  category: 'navigation',
  nameIn: (locale) => carouselTexts.t(locale, 'name'),
  Icon: PictureOutlined,
  fields: [
    { code: 'autoplay', label: 'autoplay', control: 'switch' },
    {
      code: 'autoplaySpeed',
      label: 'autoplaySpeed',
      control: 'seconds',
      isShown: ({ autoplay }) => autoplay,
    },
  ],
  Editor: PhotosEditor,
});
