import { designerTexts } from '@portico/shared-kit/designer';
import { Segmented } from 'antd';
import { useState } from 'react';
import { formDesignTexts } from '../form-design.texts.ts';
import { FormOutline } from '../outline/FormOutline.tsx';
import { Palette } from '../palette/Palette.tsx';
import styles from './FormParts.module.css';

/** Column beside the form: the fields that can be put on it, or the outline of those that stand there. */
export function FormParts() {
  const t = formDesignTexts.useT();
  const words = designerTexts.useT();
  const [shown, setShown] = useState<'palette' | 'outline'>('palette');
  return (
    <>
      <div className={styles.choice}>
        <Segmented
          block
          value={shown}
          options={[
            { value: 'palette', label: t('items') },
            { value: 'outline', label: words('outline') },
          ]}
          onChange={setShown}
        />
      </div>
      {shown === 'palette' ? (
        <Palette />
      ) : (
        <div className={styles.outline}>
          <FormOutline />
        </div>
      )}
    </>
  );
}
