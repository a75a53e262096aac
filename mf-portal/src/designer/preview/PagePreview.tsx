import { PreviewAsProvider } from '@portico/shared-kit/api/preview-as';
import type { PortalPageDocument } from '@portico/shared-kit/portal-pages';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Alert, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { PageSurface } from '../../runtime/PageSurface.tsx';
import type { Screen } from '../model/grid-layout.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import styles from './PagePreview.module.css';
import { ownView, type Viewer, ViewerChoice } from './ViewerChoice.tsx';

interface PagePreviewProps {
  readonly pageCode: string;
  readonly document: PortalPageDocument;
  /** Further actions beside the choice of the screen. */
  readonly actions?: ReactNode;
}

/**
 * The page as people will see it, as wide as a computer's or a phone's screen: with the data of the person who looks at it, or as a
 * role or somebody else sees it for who sees everything anyway.
 */
export function PagePreview({ pageCode, document, actions }: PagePreviewProps) {
  const t = pageDesignTexts.useT();
  const mayChoose = useShell().can('portal:previewAs');
  const [screen, setScreen] = useState<Screen>('desk');
  const [viewer, setViewer] = useState<Viewer>(ownView);
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
        {mayChoose && <ViewerChoice viewer={viewer} onChange={setViewer} />}
        {actions}
      </div>
      <ViewerNotice viewer={viewer} mayChoose={mayChoose} />
      <div className={styles.screen} data-screen={screen} role="region" aria-label={t('preview')}>
        <ViewerScope viewer={viewer} pageCode={pageCode}>
          <PageSurface document={document} />
        </ViewerScope>
      </div>
    </div>
  );
}

function ViewerNotice({ viewer: { kind, id, name }, mayChoose }: { viewer: Viewer; mayChoose: boolean }) {
  const t = pageDesignTexts.useT();
  if (kind === 'self') return <Alert type="info" showIcon title={t(mayChoose ? 'ownData' : 'ownDataOnly')} />;
  if (id === null) return <Alert type="info" showIcon title={t(kind === 'role' ? 'chooseRole' : 'choosePerson')} />;
  return <Alert type="info" showIcon title={t(kind === 'role' ? 'dataOfRole' : 'dataOfPerson', { name })} />;
}

interface ViewerScopeProps {
  readonly viewer: Viewer;
  readonly pageCode: string;
  readonly children: ReactNode;
}

/** Draws what is below it as the viewer sees it; nothing until one is chosen. */
function ViewerScope({ viewer: { kind, id }, pageCode, children }: ViewerScopeProps) {
  if (kind === 'self') return children;
  if (id === null) return null;
  return (
    <PreviewAsProvider key={`${kind} ${id}`} as={{ as: kind, id, pageCode }}>
      {children}
    </PreviewAsProvider>
  );
}
