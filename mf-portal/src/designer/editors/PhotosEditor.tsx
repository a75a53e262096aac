import { ChoiceField } from '@portico/shared-kit/designer';
import { randomId } from '@portico/shared-kit/contract/random-id';
import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import { type CarouselPhoto, gotoTypes } from '@portico/shared-kit/portal-pages';
import { useState } from 'react';
import type { SettingsEditorProps } from '../../widgets/widget-design.ts';
import { StoredPicture } from '../../pictures/StoredPicture.tsx';
import { reordered } from '../model/reorder.model.ts';
import { isComplete, photoWithTarget, targetOfPhoto } from '../model/targets.model.ts';
import { isTitled, titleJson, titleParts } from '@portico/shared-kit/designer/editing';
import { panelTexts } from '../panel/panel.texts.ts';
import { PictureField } from '../panel/PictureField.tsx';
import { DialogText, ItemDialog } from './ItemDialog.tsx';
import { ItemList } from './ItemList.tsx';
import { TargetFields } from './TargetFields.tsx';

/** Most pictures of a carousel, and longest name of one in each language. */
const limits = { photos: 30, name: 60 } as const;

const kinds = ['none', 'app', 'bizModel', 'portalPage', 'URL'] as const;
const fillTypes = ['FillAll', 'FitHeight', 'FitWidth', 'Scale'] as const;

/** The pictures of a carousel (portal spec, section 3: Carousel). */
export function PhotosEditor({ widget, onChange }: SettingsEditorProps<'Carousel'>) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const [edited, setEdited] = useState<CarouselPhoto | null>(null);
  const { photos } = widget.settings;
  const set = (items: readonly CarouselPhoto[]) => onChange({ photos: items }, `photos ${randomId()}`);
  const keep = (photo: CarouselPhoto) => {
    const isNew = photos.every(({ id }) => id !== photo.id);
    set(isNew ? [...photos, photo] : photos.map((each) => (each.id === photo.id ? photo : each)));
  };
  return (
    <>
      <ItemList
        title={t('photos')}
        addWords={t('addPhoto')}
        most={limits.photos}
        items={photos.map(({ id, name, refId }) => ({
          id,
          name: localisedText(name, locale) || t('untitled'),
          icon: refId === null ? null : <StoredPicture refId={refId} fallback={null} />,
          kept: null,
        }))}
        onAdd={() => setEdited(freshPhoto())}
        onEdit={(id) => setEdited(photos.find((photo) => photo.id === id) ?? null)}
        onRemove={(id) => set(photos.filter((photo) => photo.id !== id))}
        onMove={(id, index) => set(reordered(photos, (photo) => photo.id === id, index))}
      />
      {edited !== null && <PhotoDialog key={edited.id} photo={edited} onDone={keep} onClose={() => setEdited(null)} />}
    </>
  );
}

const freshPhoto = (): CarouselPhoto => ({
  id: randomId(),
  name: '',
  refId: null,
  openType: '_self',
  fillType: 'FillAll',
  gotoType: gotoTypes.none,
});

interface PhotoDialogProps {
  readonly photo: CarouselPhoto;
  onDone(photo: CarouselPhoto): void;
  onClose(): void;
}

function PhotoDialog({ photo, onDone, onClose }: PhotoDialogProps) {
  const t = panelTexts.useT();
  const isFilled = (each: CarouselPhoto) => {
    return isTitled(titleParts(each.name)) && each.refId !== null && isComplete(targetOfPhoto(each));
  };
  const fills = fillTypes.map((value) => ({ value, label: t(`fillTypes.${value}`) }));
  return (
    <ItemDialog
      title={t('editPhoto')}
      item={photo}
      isComplete={isFilled}
      onDone={onDone}
      onClose={onClose}
      renderFields={(each, change) => {
        const name = titleParts(each.name);
        const entitle = (language: 'zh' | 'en') => (text: string) =>
          change({ name: titleJson({ ...name, [language]: text }) ?? '' });
        return (
          <>
            <DialogText label={`${t('nameZh')} *`} value={name.zh} maxLength={limits.name} onChange={entitle('zh')} />
            <DialogText label={t('nameEn')} value={name.en} maxLength={limits.name} onChange={entitle('en')} />
            <PictureField label={`${t('image')} *`} value={each.refId} onChange={(refId) => change({ refId })} />
            <ChoiceField
              label={t('fillType')}
              value={each.fillType}
              options={fills}
              onChange={(fillType) => change({ fillType: fillType as CarouselPhoto['fillType'] })}
            />
            <TargetFields
              kinds={kinds}
              target={targetOfPhoto(each)}
              onChange={(target) => change(photoWithTarget(each, target))}
            />
          </>
        );
      }}
    />
  );
}
