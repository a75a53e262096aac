import { useLocale } from '@portico/shared-kit/i18n';
import {
  type BilingualText,
  type CodeContribution,
  type Composition,
  type Contribution,
  type ContributionType,
  hasCode,
} from '@portico/shared-kit/remotes';
import { codeExports, type ShellApi, type Slot } from '@portico/shared-kit/remotes/react';
import { type ComponentType, useMemo } from 'react';
import { RemoteModuleView } from './RemoteModuleView.tsx';
import { useRemotes } from './remotes-context.ts';
import { useRemoteModule } from './use-remote-module.ts';

/** The lookup that `ShellApi.slots` is: contributions of a type over all remotes, with the component for their code. */
export function useSlots(): ShellApi['slots'] {
  const { composition } = useRemotes();
  return useMemo(() => slotsOf(composition), [composition]);
}

function slotsOf({ remotes }: Composition): ShellApi['slots'] {
  const all = remotes.flatMap(({ name, contributes }) => contributes.map((entry) => slot(name, entry)));
  return <TType extends ContributionType>(type: TType) => {
    return all.filter((found): found is Slot<TType> => found.contribution.type === type);
  };
}

function slot(remote: string, contribution: Contribution): Slot<ContributionType> {
  const Code = hasCode(contribution) && contribution.type !== 'record.action' ? mounted(remote, contribution) : null;
  return { remote, contribution, Code };
}

/** Made once per contribution, so that its identity is stable and React keeps what is mounted. */
function mounted(
  remote: string,
  contribution: CodeContribution & { title: BilingualText },
): ComponentType<Record<string, unknown>> {
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
