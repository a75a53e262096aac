import { PanelField, panelStyles, PictureButton } from '@portico/shared-kit/designer';
import { Button } from 'antd';
import { StoredPicture } from '../../pictures/StoredPicture.tsx';
import styles from './Fields.module.css';
import { panelTexts } from './panel.texts.ts';

interface PictureFieldProps {
  readonly label: string;
  /** `refId` of a kept picture; null for none. */
  readonly value: string | null;
  readonly problem?: string | null;
  onChange(value: string | null): void;
}

/** A picture that is uploaded. */
export function PictureField({ label, value, problem = null, onChange }: PictureFieldProps) {
  const t = panelTexts.useT();
  return (
    <PanelField label={label} hint={t('pictureHint')} problem={problem}>
      {({ id, disabled }) => (
        <div className={panelStyles.row}>
          {value !== null && <StoredPicture refId={value} className={styles.picture} fallback={null} />}
          <PictureButton
            id={id}
            label={t(value === null ? 'upload' : 'replace')}
            disabled={disabled}
            onUploaded={onChange}
          />
          {value !== null && !disabled && (
            <Button size="small" onClick={() => onChange(null)}>
              {t('removePicture')}
            </Button>
          )}
        </div>
      )}
    </PanelField>
  );
}
