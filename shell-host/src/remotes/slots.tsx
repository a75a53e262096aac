import { useLocale } from '@portico/shared-kit/i18n';
import {
  type CodeContribution,
  type Composition,
  type Contribution,
  type ContributionType,
  hasCode,
} from '@portico/shared-kit/remotes';
import { codeExports, type ShellApi, type Slot } from '@portico/shared-kit/remotes/react';
import { type ComponentType, useMemo } from 'react';
import { useSession } from '../app/session-context.ts';
import { mayOpen } from '../navigation/may-open.ts';
import { RemoteModuleView } from './RemoteModuleView.tsx';
import { useRemotes } from './remotes-context.ts';
import { useRemoteModule } from './use-remote-module.ts';

/**
 * The lookup that `ShellApi.slots` is: contributions of a type over all remotes that this user may use, with the
 * component for their code.
 */
export function useSlots(): ShellApi['slots'] {
  const { composition } = useRemotes();
  const grants = useSession()?.permissions;
  const all = useMemo(() => slotsOf(composition), [composition]);
  return useMemo(() => {
    const open = all.filter(({ contribution }) => mayOpen(contribution.can ?? [], grants ?? []));
    return <TType extends ContributionType>(type: TType) => {
      return open.filter((found): found is Slot<TType> => found.contribution.type === type);
    };
  }, [all, grants]);
}

function slotsOf({ remotes }: Composition): Slot<ContributionType>[] {
  return remotes.flatMap(({ name, contributes }) => contributes.map((entry) => slot(name, entry)));
}

function slot(remote: string, contribution: Contribution): Slot<ContributionType> {
  return { remote, contribution, Code: hasCode(contribution) ? mounted(remote, contribution) : null };
}

/** Made once per contribution, so that its identity is stable and React keeps what is mounted. */
function mounted(remote: string, contribution: CodeContribution): ComponentType<Record<string, unknown>> {
  return function SlotCode(props) {
    const { loader, composition, resetOverrides, ShellScope } = useRemotes();
    const locale = useLocale();
    const use = useRemoteModule(loader, remote, contribution.code);
    const reason = {
      page: contribution.title[locale],
      owner: loader.remote(remote)?.owner,
      facts: { remote, composition: composition.id },
      onReset: resetOverrides,
    };
    return (
      <ShellScope remote={remote}>
        <RemoteModuleView use={use} exportName={codeExports[contribution.type]} reason={reason} props={props} />
      </ShellScope>
    );
  };
}
