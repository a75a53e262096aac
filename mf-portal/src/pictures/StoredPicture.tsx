import { useGetPictureQuery } from '@portico/shared-kit/api/files.api';
import type { ReactNode } from 'react';

interface StoredPictureProps {
  readonly refId: string;
  readonly className?: string | undefined;
  /** Shown until the picture is here, and in its place when it cannot be had. */
  readonly fallback: ReactNode;
}

/** A picture that somebody uploaded; decoration, so it says nothing to a screen reader. */
export function StoredPicture({ refId, className, fallback }: StoredPictureProps) {
  const { data: url } = useGetPictureQuery(refId);
  return url === undefined ? fallback : <img className={className} src={url} alt="" draggable={false} />;
}
