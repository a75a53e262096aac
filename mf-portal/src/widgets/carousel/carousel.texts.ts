import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the carousel. */
export const carouselTexts = defineTexts('carouselWidget', {
  zh: {
    name: '轮播图',
    empty: '还没有图片',
    pause: '暂停轮播',
    play: '继续轮播',
    slide: '第 {{number}} 张，共 {{total}} 张',
  },
  en: {
    name: 'Pictures',
    empty: 'No pictures yet',
    pause: 'Pause the pictures',
    play: 'Play the pictures',
    slide: 'Picture {{number}} of {{total}}',
  },
});
