import { Button, Popconfirm } from 'antd';
import { ChoiceField, designerTexts, NumberField, PanelSection } from '@portico/shared-kit/designer';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { type LaidSection, positionOfSection, sectionAt, unplaced } from '../model/layout.model.ts';
import { moveSection, placeItems } from '../model/layout-edits.model.ts';
import { sectionSettings } from './target-settings.model.ts';
import { TargetSettingsFields } from './TargetSettingsFields.tsx';

/** Fields for a section: its name, the number of its columns, its instruction and its position. */
export function SectionFields({ sectionKey: key }: { readonly sectionKey: string }) {
  const t = formDesignTexts.useT();
  const { layout } = useFormDesigner();
  const section = sectionAt(layout, key);
  if (section === null) return null;
  return (
    <PanelSection title={t('section')}>
      <TargetSettingsFields settings={sectionSettings(layout, section, t)} />
      <SectionPosition section={section} />
      <SectionActions section={section} />
    </PanelSection>
  );
}

function SectionPosition({ section: { key } }: { readonly section: LaidSection }) {
  const t = formDesignTexts.useT();
  const { layout, dispatch, nameOf } = useFormDesigner();
  const place = positionOfSection(layout, key);
  if (place === null) return null;
  const move = (part: number, index: number) =>
    dispatch({ type: 'edit', document: moveSection(layout, key, { part, index }) });
  const parts = layout.parts.map(({ tab }, at) => ({
    value: `${at}`,
    label: tab === null ? t('above') : nameOf({ kind: 'tab', code: tab.code }),
  }));
  return (
    <>
      {parts.length > 1 && (
        <ChoiceField
          label={t('inPart')}
          value={`${place.part}`}
          options={parts}
          onChange={(part) => move(Number(part), Number.MAX_SAFE_INTEGER)}
        />
      )}
      <NumberField
        label={t('place')}
        value={place.index + 1}
        min={1}
        max={layout.parts[place.part]?.sections.length ?? 1}
        onChange={(index) => move(place.part, index - 1)}
      />
    </>
  );
}

function SectionActions({ section: { key, items } }: { readonly section: LaidSection }) {
  const t = formDesignTexts.useT();
  const words = designerTexts.useT();
  const { layout, design, isReadOnly, dispatch } = useFormDesigner();
  const missing = unplaced(layout, design.properties).filter(({ system }) => system !== true);
  if (isReadOnly) return null;
  const codes = missing.map(({ code }) => code);
  return (
    <>
      {codes.length > 0 && (
        <Button
          onClick={() =>
            dispatch({ type: 'edit', document: placeItems(layout, codes, { section: key, index: items.length }) })
          }
        >
          {t('addMissingHere', { count: codes.length })}
        </Button>
      )}
      <Popconfirm
        title={t('removeSection')}
        description={t('removeSectionHint')}
        okText={t('removeSection')}
        cancelText={words('cancel')}
        onConfirm={() => dispatch({ type: 'remove', target: { kind: 'section', key } })}
      >
        <Button danger>{t('removeSection')}</Button>
      </Popconfirm>
    </>
  );
}
