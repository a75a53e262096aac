import { PanelField, PictureButton } from '@portico/shared-kit/designer';
import { Button } from 'antd';
import { UploadedPicture } from '../elements/UploadedPicture.tsx';
import { panelTexts } from './panel.texts.ts';
import styles from './PictureField.module.css';

interface PictureFieldProps {
  readonly label: string;
  /** `refId` of a kept picture; null for none. */
  readonly value: string | null;
  onChange(value: string | null): void;
}

/** A picture that is uploaded. */
export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const t = panelTexts.useT();
  return (
    <PanelField label={label} hint={t('pictureHint')}>
      {({ id, disabled }) => (
        <div className={styles.row}>
          {value !== null && <UploadedPicture refId={value} className={styles.picture} />}
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
