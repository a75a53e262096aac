import { hasKind } from '@portico/shared-kit/fields';
import { KindIcon, kindName } from '@portico/shared-kit/fields/palette';
import { useLocale } from '@portico/shared-kit/i18n';
import { HolderOutlined } from '@portico/shared-kit/ui/icons';
import { isWide } from '../../../../form-view/wide-item.model.ts';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import styles from './FormCanvas.module.css';
import { FormTargetButton } from './FormTargetButton.tsx';

/** A field where it stands on the form: what it is called, whether it is required, and of which kind it is. */
export function ItemCard({ code }: { readonly code: string }) {
  const t = formDesignTexts.useT();
  const locale = useLocale();
  const { propertyOf, nameOf, isReadOnly } = useFormDesigner();
  const property = propertyOf(code);
  const target = { kind: 'item', code } as const;
  const isKnown = property !== undefined && hasKind(property.propertyType);
  return (
    <li className={styles.itemPlace} data-item={code} data-wide={isKnown && isWide(property)}>
      <FormTargetButton target={target} className={styles.item}>
        <span className={styles.label}>
          {property?.required === true && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
          <span className={styles.itemName}>{nameOf(target)}</span>
          {!isReadOnly && <HolderOutlined aria-hidden="true" className={styles.grip} />}
        </span>
        <span className={styles.control}>
          {isKnown ? (
            <>
              <KindIcon propertyType={property.propertyType} /> {kindName(property, locale)}
              {property.required === true && ` · ${t('required')}`}
            </>
          ) : (
            t('unknownItem')
          )}
        </span>
      </FormTargetButton>
    </li>
  );
}
