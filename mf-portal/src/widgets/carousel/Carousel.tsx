import type { CarouselPhoto } from '@portico/shared-kit/portal-pages';
import { PauseCircleOutlined, PictureOutlined, PlayCircleOutlined } from '@portico/shared-kit/ui/icons';
import { Carousel as Slides } from 'antd';
import { useState } from 'react';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { carouselTexts } from './carousel.texts.ts';
import styles from './Carousel.module.css';
import { Slide } from './Slide.tsx';
import { usePrefersStill } from './use-prefers-still.ts';

/** Ms that one picture takes to become the next; nothing in the portal moves for longer. */
const fade = 200;

/** Pictures that take turns (portal spec, section 3). They stand still for people who asked for less motion. */
export function Carousel({ title, settings: { autoplay, autoplaySpeed, photos } }: WidgetProps<'Carousel'>) {
  const t = carouselTexts.useT();
  const prefersStill = usePrefersStill();
  const [isPaused, setPaused] = useState(false);
  const [current, setCurrent] = useState(0);
  if (photos.length === 0) return <WidgetEmpty icon={<PictureOutlined />} title={t('empty')} />;
  const labelOf = (index: number) => t('slide', { number: index + 1, total: photos.length });
  const dotOf = (index: number) => (
    <button type="button" className={styles.dot} aria-label={labelOf(index)} aria-current={index === current} />
  );
  const mayMove = autoplay && !prefersStill && photos.length > 1;
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={title}>
      <Slides
        effect="fade"
        speed={fade}
        autoplay={mayMove && !isPaused}
        autoplaySpeed={autoplaySpeed}
        dots={photos.length > 1}
        customPaging={dotOf}
        beforeChange={(_from: number, to: number) => setCurrent(to)}
      >
        {photos.map((photo: CarouselPhoto, index) => (
          <Slide key={photo.id} photo={photo} index={index} isCurrent={index === current} label={labelOf(index)} />
        ))}
      </Slides>
      {mayMove && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? t('play') : t('pause')}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <PlayCircleOutlined /> : <PauseCircleOutlined />}
        </button>
      )}
    </section>
  );
}
