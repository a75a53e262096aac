import { useListMenuQuery } from '@portico/shared-kit/api/applications.api';
import { useFailure } from '@portico/shared-kit/api';
import { ErrorState, LinesSkeleton, StateBlock } from '@portico/shared-kit/ui/feedback';
import { FileSearchOutlined, InboxOutlined } from '@portico/shared-kit/ui/icons';
import { Navigate, useParams } from 'react-router-dom';
import { DefinedPage } from '../framed/FramedPages.tsx';
import { PortalFrame } from '../framed/PortalFrame.tsx';
import { useSession } from '../app/session-context.ts';
import { firstPage } from '../navigation/first-page.model.ts';
import { menuEntries } from '../navigation/menu-entries.model.ts';
import { useApplicationTree } from '../navigation/use-application-tree.ts';
import { useRemotes } from '../remotes/remotes-context.ts';
import { SingleApplication } from './SingleApplication.tsx';
import { showSingleApplication } from './single-application.ts';
import { singleTexts } from './single.texts.ts';

/** Begins the mode for the application in the address and goes on to its home. */
export function SingleAppEntry() {
  const { appCode = '' } = useParams();
  showSingleApplication(appCode);
  return <Navigate to="/app-home" replace />;
}

/** The application's home page, or the first page of its menu. */
export function AppHomePage() {
  const t = singleTexts.useT();
  return <SingleApplication title={t('home')}>{(appCode) => <Home appCode={appCode} />}</SingleApplication>;
}

function Home({ appCode }: { readonly appCode: string }) {
  const t = singleTexts.useT();
  const { error, refetch } = useListMenuQuery(appCode);
  const failure = useFailure(error);
  const tree = useApplicationTree(appCode);
  if (tree === undefined)
    return error === undefined ? <LinesSkeleton /> : <ErrorState failure={failure} onRetry={() => void refetch()} />;
  const path = firstPage(tree, location.origin);
  if (path !== null) return <PortalFrame key={path} path={path} title={t('home')} />;
  return <StateBlock isPage icon={<InboxOutlined />} title={t('empty.title')} hint={t('empty.hint')} />;
}

/** A list of the application. */
export function AppListPage() {
  const { appCode = '', schemaCode = '', displayName = '' } = useParams();
  const path = `/application/${encodeURIComponent(appCode)}/application-list/${encodeURIComponent(schemaCode)}`;
  return (
    <SingleApplication title={displayName}>
      {() => <PortalFrame key={path} path={path} title={displayName} />}
    </SingleApplication>
  );
}

/** A list of the workflow center, narrowed to the application by the server. */
function CenterPage({ name, title }: { readonly name: string; readonly title: string }) {
  const t = singleTexts.useT();
  const { composition } = useRemotes();
  const session = useSession();
  const path = `/workflow-center/${name}`;
  const isThere = menuEntries(composition, 'workflowCenter', session?.permissions ?? []).some(
    (entry) => entry.path === path,
  );
  return (
    <SingleApplication title={title}>
      {(appCode) =>
        isThere ? (
          <PortalFrame key={path} path={`${path}?app=${encodeURIComponent(appCode)}`} title={title} />
        ) : (
          <StateBlock isPage icon={<FileSearchOutlined />} title={t('missing.title')} hint={t('missing.hint')} />
        )
      }
    </SingleApplication>
  );
}

/** Page of the work that the user has to do. */
export function AppTodoPage() {
  return <CenterPage name="my-unfinished-workitem" title={singleTexts.useT()('todo')} />;
}

/** Page of the work that the user has done. */
export function AppDonePage() {
  return <CenterPage name="my-finished-workitem" title={singleTexts.useT()('done')} />;
}

/** Page of the workflows that the user was sent to read. */
export function AppToReadPage() {
  return <CenterPage name="my-unread-workitem" title={singleTexts.useT()('toRead')} />;
}

/** A report of the application. */
export function AppReportPage() {
  const { appCode = '', reportCode = '' } = useParams();
  const path = `/jump-report/${encodeURIComponent(appCode)}/${encodeURIComponent(reportCode)}`;
  const title = singleTexts.useT()('report');
  return (
    <SingleApplication title={title}>{() => <PortalFrame key={path} path={path} title={title} />}</SingleApplication>
  );
}

/** A page of the application's menu. */
export function AppDefinePage() {
  return <SingleApplication>{() => <DefinedPage />}</SingleApplication>;
}
