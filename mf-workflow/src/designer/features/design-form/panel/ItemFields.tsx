import { hasKind, isComputed } from '@portico/shared-kit/fields';
import { kindName } from '@portico/shared-kit/fields/palette';
import { useLocale } from '@portico/shared-kit/i18n';
import { Button } from 'antd';
import { ChoiceField, NumberField, PanelSection, panelStyles as styles } from '@portico/shared-kit/designer';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { positionOfItem, sectionAt, sectionsOf } from '../model/layout.model.ts';
import { placeItems } from '../model/layout-edits.model.ts';

/** Position of a field, and its settings in the model, which are not changed here. */
export function ItemFields({ code }: { readonly code: string }) {
  const t = formDesignTexts.useT();
  const { layout, isReadOnly, dispatch, nameOf } = useFormDesigner();
  const place = positionOfItem(layout, code);
  if (place === null) return null;
  const move = (section: string, index: number) =>
    dispatch({ type: 'edit', document: placeItems(layout, [code], { section, index }) });
  const sections = sectionsOf(layout).map(({ key }) => ({ value: key, label: nameOf({ kind: 'section', key }) }));
  return (
    <>
      <PanelSection title={nameOf({ kind: 'item', code })}>
        <ChoiceField
          label={t('inSection')}
          value={place.section}
          options={sections}
          onChange={(section) => move(section, Number.MAX_SAFE_INTEGER)}
        />
        <NumberField
          label={t('place')}
          value={place.index + 1}
          min={1}
          max={sectionAt(layout, place.section)?.items.length ?? 1}
          onChange={(index) => move(place.section, index - 1)}
        />
        {!isReadOnly && (
          <Button danger onClick={() => dispatch({ type: 'remove', target: { kind: 'item', code } })}>
            {t('takeOff')}
          </Button>
        )}
      </PanelSection>
      <ItemFacts code={code} />
    </>
  );
}

function ItemFacts({ code }: { readonly code: string }) {
  const t = formDesignTexts.useT();
  const locale = useLocale();
  const { propertyOf } = useFormDesigner();
  const property = propertyOf(code);
  if (property === undefined) return <p className={styles.problem}>{t('unknownItem')}</p>;
  const said = (is: boolean) => t(is ? 'yes' : 'no');
  const facts = [
    [t('code'), code],
    [t('kind'), hasKind(property.propertyType) ? kindName(property, locale) : String(property.propertyType)],
    [t('isRequired'), said(property.required === true)],
    [t('isUnique'), said(property.unique === true)],
    [t('isComputed'), said(isComputed(property))],
    [t('isSystem'), said(property.system === true)],
  ] as const;
  return (
    <PanelSection title={t('facts')}>
      <dl className={styles.used}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PanelSection>
  );
}
