import { isPage } from '@portico/shared-kit/remotes';
import { LeaveGuard } from '../app/LeaveGuard.tsx';
import { RemotePage } from '../remotes/RemotePage.tsx';
import { useRemotes } from '../remotes/remotes-context.ts';
import { SharedEmptyPage } from './SharedPages.tsx';

/** Path of a form that is opened by a link, in the shell's route table and in the remote that draws it. */
const path = '/external-link/:formid';

/** A form by a link: drawn by the remote that has forms, for people without an account and without a session. */
export function ExternalLinkPage() {
  const { composition } = useRemotes();
  const [found] = composition.remotes.flatMap(({ name, contributes }) =>
    contributes.filter(isPage).flatMap((page) => (page.path === path ? [{ remote: name, page }] : [])),
  );
  if (found === undefined) return <SharedEmptyPage />;
  return (
    <main>
      <RemotePage {...found} />
      <LeaveGuard />
    </main>
  );
}
