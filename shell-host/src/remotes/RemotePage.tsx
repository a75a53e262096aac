import { useLocale } from '@portico/shared-kit/i18n';
import type { PageContribution } from '@portico/shared-kit/remotes';
import { useRemotes } from './remotes-context.ts';
import { RemoteModuleView } from './RemoteModuleView.tsx';
import { useRemoteModule } from './use-remote-module.ts';

interface RemotePageProps {
  readonly remote: string;
  readonly page: PageContribution;
}

/** A page that a remote contributes, with everything that can happen on the way to it. */
export function RemotePage({ remote, page }: RemotePageProps) {
  const { loader, composition, resetOverrides, ShellScope } = useRemotes();
  const locale = useLocale();
  const use = useRemoteModule(loader, remote, page.code);
  const composed = loader.remote(remote);
  const facts = {
    remote,
    build: composed?.buildId ?? '',
    shell: composition.shell.buildId,
    composition: composition.id,
  };
  const reason = { page: page.title[locale], owner: composed?.owner, facts, onReset: resetOverrides };
  return (
    <ShellScope remote={remote}>
      <RemoteModuleView use={use} exportName="Page" reason={reason} />
    </ShellScope>
  );
}
