import { useMarkFavouriteMutation } from '@portico/shared-kit/api/own-applications.api';
import type { OwnApplications } from '@portico/shared-kit/contract/portal.schema';
import { StarButton } from '@portico/shared-kit/ui/star';
import { applicationsTexts } from './applications.texts.ts';
import type { LabelledApplication } from './search-applications.model.ts';

interface FavouriteStarProps {
  readonly of: LabelledApplication;
  readonly own: OwnApplications;
}

/** Marks an application as a favourite, or takes the mark away. */
export function FavouriteStar({ of: { application, name }, own }: FavouriteStarProps) {
  const t = applicationsTexts.useT();
  const [mark] = useMarkFavouriteMutation();
  const { code } = application;
  const isMarked = own.favourites.includes(code);
  return (
    <StarButton
      code={code}
      label={t('favourite', { name })}
      isMarked={isMarked}
      tip={isMarked ? t('unmark') : t('mark')}
      onToggle={() => void mark({ appCode: code, isFavourite: !isMarked })}
    />
  );
}
