import { type CarouselPhoto, gotoTypes } from '@portico/shared-kit/portal-pages';
import { applicationPath, type LinkTarget, linkTarget, modelPath, pagePath } from '../../links/link-target.model.ts';

/** Returns the target of a picture of the carousel; null for one that is only shown (portal spec, section 3). */
export function photoTarget(photo: CarouselPhoto): LinkTarget | null {
  const paths = {
    [gotoTypes.bizModel]: () => modelPath(photo.app, photo.bizModel),
    [gotoTypes.app]: () => applicationPath(photo.app),
    [gotoTypes.page]: () => pagePath(photo.gotoPage),
    [gotoTypes.url]: () => photo.linkUrl ?? null,
    [gotoTypes.none]: () => null,
  } satisfies Record<CarouselPhoto['gotoType'], () => string | null>;
  return linkTarget(paths[photo.gotoType](), photo.openType === '_blank');
}
