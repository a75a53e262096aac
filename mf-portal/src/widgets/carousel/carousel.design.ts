import { bilingual } from '@portico/shared-kit/i18n';
import { PictureOutlined } from '@portico/shared-kit/ui/icons';
import { PhotosEditor } from '../../designer/editors/PhotosEditor.tsx';
import { defineWidgetDesign } from '../widget-design.ts';

/** Pictures that take turns, in the designer. With autoplay off the speed is hidden (portal spec, section 4). */
export const carouselDesign = defineWidgetDesign({
  type: 'Carousel',
  category: 'navigation',
  Icon: PictureOutlined,
  fields: [
    { code: 'autoplay', label: bilingual('自动播放', 'Play automatically'), control: 'switch' },
    {
      code: 'autoplaySpeed',
      label: bilingual('切换间隔（秒）', 'Seconds for each picture'),
      control: 'seconds',
      isShown: ({ autoplay }) => autoplay,
    },
  ],
  Editor: PhotosEditor,
});
