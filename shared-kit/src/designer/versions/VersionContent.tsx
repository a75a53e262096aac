import { useGetDesignVersionQuery } from '../../api/designs.api.ts';
import { useFailure } from '../../api/index.ts';
import type { FullVersion } from '../../contract/design-kinds.schema.ts';
import type { DesignKind } from '../../contract/designs.schema.ts';
import { ErrorState, LinesSkeleton } from '../../ui/feedback/index.ts';
import type { ReactNode } from 'react';

interface VersionContentProps<K extends DesignKind> {
  readonly name: { readonly kind: K; readonly designKey: string };
  readonly version: number;
  /** Draws the version once it is read. */
  children(version: FullVersion<K>): ReactNode;
}

/** A published version of a design, read for what is drawn of it. */
export function VersionContent<K extends DesignKind>({ name, version, children }: VersionContentProps<K>) {
  const { data, error, refetch } = useGetDesignVersionQuery<K>({ ...name, version });
  const failure = useFailure(error);
  if (data !== undefined) return children(data);
  return error === undefined ? <LinesSkeleton /> : <ErrorState failure={failure} onRetry={() => void refetch()} />;
}
