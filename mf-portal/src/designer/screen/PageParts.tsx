import { designerTexts } from '@portico/shared-kit/designer';
import { Segmented } from 'antd';
import { useState } from 'react';
import { PageOutline } from '../outline/PageOutline.tsx';
import { pageDesignTexts } from '../page-design.texts.ts';
import { PagePalette } from '../palette/PagePalette.tsx';
import styles from './PageParts.module.css';

/** Column beside the page: the widgets that can be put on it, or the outline of those that stand there. */
export function PageParts() {
  const t = pageDesignTexts.useT();
  const words = designerTexts.useT();
  const [shown, setShown] = useState<'palette' | 'outline'>('palette');
  return (
    <>
      <div className={styles.choice}>
        <Segmented
          block
          value={shown}
          options={[
            { value: 'palette', label: t('palette') },
            { value: 'outline', label: words('outline') },
          ]}
          onChange={setShown}
        />
      </div>
      {shown === 'palette' ? (
        <PagePalette />
      ) : (
        <div className={styles.outline}>
          <PageOutline />
        </div>
      )}
    </>
  );
}
