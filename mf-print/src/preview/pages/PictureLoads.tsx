import { useGetPictureQuery } from '@portico/shared-kit/api/files.api';
import { useEffect, useState } from 'react';

interface PictureLoadsProps {
  readonly pictures: readonly string[];
  /** Called once when every picture is there or has failed. */
  onLoaded(): void;
}

/** Fetches and decodes the pictures of all pages, so that they are there when the pages are printed. Draws nothing. */
export function PictureLoads({ pictures, onLoaded }: PictureLoadsProps) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const isDone = pictures.every((picture) => settled.has(picture));
  useEffect(() => {
    if (isDone) onLoaded();
  }, [isDone, onLoaded]);
  return pictures.map((picture) => (
    <PictureLoad
      key={picture}
      picture={picture}
      onSettled={() => setSettled((before) => new Set(before).add(picture))}
    />
  ));
}

function PictureLoad({ picture, onSettled }: { readonly picture: string; onSettled(): void }) {
  const { data, isError } = useGetPictureQuery(picture);
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (isSettled || (data === undefined && !isError)) return;
    const settle = () => {
      setIsSettled(true);
      onSettled();
    };
    if (data === undefined) return settle();
    const image = new Image();
    image.src = data;
    image.decode().then(settle, settle);
  }, [data, isError, isSettled, onSettled]);
  return null;
}
