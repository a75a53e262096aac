import { useGetPictureQuery } from '@portico/shared-kit/api/files.api';
import { type ReactNode, useState } from 'react';

interface StoredPictureProps {
  readonly refId: string;
  readonly className?: string | undefined;
  /** Shown until the picture is here, and in its place when it cannot be had, or is none. */
  readonly fallback: ReactNode;
}

/** A picture that somebody uploaded; decoration, so it says nothing to a screen reader. */
export function StoredPicture({ refId, className, fallback }: StoredPictureProps) {
  const { data: url } = useGetPictureQuery(refId);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  if (url === undefined || url === unreadable) return fallback;
  return <img className={className} src={url} alt="" draggable={false} onError={() => setUnreadable(url)} />;
}
