import type { CarouselPhoto } from '@portico/shared-kit/portal-pages';
import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import { TargetLink } from '../../links/TargetLink.tsx';
import { StoredPicture } from '../../pictures/StoredPicture.tsx';
import { photoTarget } from './photo-target.model.ts';
import styles from './Carousel.module.css';
import { Illustration } from './Illustration.tsx';

interface SlideProps {
  readonly photo: CarouselPhoto;
  readonly index: number;
  readonly isCurrent: boolean;
  /** "Picture 1 of 3". */
  readonly label: string;
}

/** Picture of the carousel with its name; without an upload, a drawing in the theme's colours. */
export function Slide({ photo, index, isCurrent, label }: SlideProps) {
  const locale = useLocale();
  const drawing = <Illustration index={index} />;
  return (
    <div role="group" aria-roledescription="slide" aria-label={label} aria-hidden={!isCurrent}>
      <TargetLink target={photoTarget(photo)} className={styles.slide} isReachable={isCurrent}>
        {photo.refId === null ? (
          drawing
        ) : (
          <span className={styles.photo} data-fill={photo.fillType}>
            <StoredPicture refId={photo.refId} fallback={drawing} />
          </span>
        )}
        <span className={styles.name} data-on-photo={photo.refId !== null}>
          {localisedText(photo.name, locale)}
        </span>
      </TargetLink>
    </div>
  );
}
