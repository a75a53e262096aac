import { useGetPictureQuery } from '@portico/shared-kit/api/files.api';

interface PictureProps {
  readonly refId: string;
  readonly className: string | undefined;
}

/** A picture that was uploaded; nothing while it is read, or where it is gone. */
export function UploadedPicture({ refId, className }: PictureProps) {
  const { data } = useGetPictureQuery(refId);
  return data === undefined ? null : <img className={className} src={data} alt="" draggable={false} />;
}
