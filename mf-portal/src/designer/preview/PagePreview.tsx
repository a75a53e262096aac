import type { PortalPageDocument } from '@portico/shared-kit/portal-pages';
import { Alert, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { PageSurface } from '../../runtime/PageSurface.tsx';
import type { Screen } from '../model/grid-layout.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import styles from './PagePreview.module.css';

interface PagePreviewProps {
  readonly document: PortalPageDocument;
  /** Further actions beside the choice of the screen. */
  readonly actions?: ReactNode;
}

/** The page as people will see it, with the data of the person who looks at it, as wide as a computer's or a phone's screen. */
export function PagePreview({ document, actions }: PagePreviewProps) {
  const t = pageDesignTexts.useT();
  const [screen, setScreen] = useState<Screen>('desk');
  return (
    <div className={styles.preview}>
      <div className={styles.tools}>
        <Segmented<Screen>
          aria-label={t('screen')}
          value={screen}
          options={[
            { value: 'desk', label: t('desk') },
            { value: 'phone', label: t('phoneScreen') },
          ]}
          onChange={setScreen}
        />
        {actions}
      </div>
      <Alert type="info" showIcon title={t('ownData')} />
      <div className={styles.screen} data-screen={screen} role="region" aria-label={t('preview')}>
        <PageSurface document={document} />
      </div>
    </div>
  );
}
