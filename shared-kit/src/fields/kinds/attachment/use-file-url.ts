import { useEffect, useState } from 'react';
import { useFieldServices } from '../../field-services.tsx';
import type { FileValue } from '../../property.ts';

interface Fetched {
  readonly id: string;
  /** Null where it could not be fetched. */
  readonly url: string | null;
}

/** An object URL of a file as long as it is shown; undefined while it is fetched, null after a failure. */
export function useFileUrl(file: FileValue): { readonly url: string | null | undefined; retry(): void } {
  const services = useFieldServices();
  const [fetched, setFetched] = useState<Fetched | null>(null);
  // Another one for each attempt, so that the file is asked for anew.
  const [asked, setAsked] = useState<{ readonly file: FileValue }>({ file });
  if (asked.file !== file) setAsked({ file });
  useEffect(() => {
    let isGone = false;
    let made: string | null = null;
    const take = (url: string | null) => {
      made = url;
      if (!isGone) setFetched({ id: asked.file.id, url });
      else if (url !== null) URL.revokeObjectURL(url);
    };
    services.fileUrl(asked.file).then(take, () => take(null));
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [services, asked]);
  const retry = () => {
    setFetched(null);
    setAsked({ file });
  };
  return { url: fetched?.id === file.id ? fetched.url : undefined, retry };
}
