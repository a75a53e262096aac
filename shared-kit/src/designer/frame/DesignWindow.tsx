import { useApiFieldServices } from '../../api/field-services.ts';
import { useFailure } from '../../api/index.ts';
import { useLazyGetDesignQuery } from '../../api/designs.api.ts';
import type { DesignPart } from '../../contract/design-kinds.schema.ts';
import type { DesignKind, DesignLock } from '../../contract/designs.schema.ts';
import type { EditLock } from '../../documents/use-edit-lock.ts';
import { FieldServicesProvider } from '../../fields/ui.ts';
import { localised, useLocale } from '../../i18n/index.ts';
import { usePageTitle } from '../../remotes/react.tsx';
import { ErrorState } from '../../ui/feedback/index.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useDesignLock } from '../lock/use-design-lock.ts';
import { DesignerFrame, DesignerSkeleton } from './DesignerFrame.tsx';

/** Right to change an open design: this window, somebody else, or whoever took it over. */
export type DesignAccess = 'mine' | 'others' | 'lost';

/** A design as its designer has it. */
export interface DesignerInput<TDesign> {
  /** As it was opened: what is in the designer comes from it once. */
  readonly opened: TDesign;
  /** As it is on the server now. */
  readonly design: TDesign;
  readonly access: DesignAccess;
  /** Opens the design anew. */
  onReopen(): void;
}

interface DesignWindowProps<K extends DesignKind> {
  readonly name: { readonly kind: K; readonly designKey: string };
  /** Words for the person whom the lock was taken from. */
  readonly lostWords: string;
  titleOf(name: string): string;
  renderDesigner(opened: DesignerInput<DesignPart<K, 'design'>>): ReactNode;
}

/** A design in its designer, which nobody else may change meanwhile. */
export function DesignWindow<K extends DesignKind>(props: DesignWindowProps<K>) {
  const lock = useDesignLock(props.name);
  const services = useApiFieldServices();
  const [times, setTimes] = useState(0);
  if (lock.state === 'asking') return <DesignerSkeleton />;
  return (
    <FieldServicesProvider services={services}>
      <LoadedDesign key={`${lock.epoch}/${times}`} {...props} lock={lock} onReopen={() => setTimes(times + 1)} />
    </FieldServicesProvider>
  );
}

/** Facts of every design. */
interface DesignFacts {
  readonly name: string;
  readonly name_i18n: string | null;
  readonly lock: DesignLock | null;
  readonly canTakeOver: boolean;
}

interface LoadedDesignProps<K extends DesignKind> extends DesignWindowProps<K> {
  readonly lock: EditLock;
  onReopen(): void;
}

function LoadedDesign<K extends DesignKind>({
  name: { kind, designKey },
  lock,
  lostWords,
  titleOf,
  renderDesigner,
  onReopen,
}: LoadedDesignProps<K>) {
  const locale = useLocale();
  const [load, { data, error }] = useLazyGetDesignQuery<K>();
  const [opened, setOpened] = useState<DesignPart<K, 'design'> | null>(null);
  const failure = useFailure(error);
  useEffect(() => {
    void load({ kind, designKey }).then(({ data: fresh }) => fresh !== undefined && setOpened(fresh));
  }, [load, kind, designKey]);
  const design: (DesignPart<K, 'design'> & DesignFacts) | null = data ?? opened;
  const title = design === null ? undefined : titleOf(localised(design.name, design.name_i18n, locale));
  usePageTitle(title);
  if (opened === null || design === null) {
    return error === undefined ? <DesignerSkeleton /> : <ErrorState isPage failure={failure} onRetry={onReopen} />;
  }
  const access = lock.state === 'others' || lock.state === 'lost' ? lock.state : 'mine';
  return (
    <DesignerFrame title={title} design={design} lock={lock} lostWords={lostWords}>
      {renderDesigner({ opened, design, access, onReopen })}
    </DesignerFrame>
  );
}
