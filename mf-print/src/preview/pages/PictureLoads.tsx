import { useGetPictureQuery } from '@portico/shared-kit/api/files.api';
import { useEffect, useState } from 'react';

interface PictureLoadsProps {
  readonly pictures: readonly string[];
  /** Called once when every picture is there or has failed, with the addresses of those that are there. */
  onLoaded(addresses: ReadonlyMap<string, string>): void;
}

/** Fetches and decodes the pictures of all pages, so that they are there when the pages are printed. Draws nothing. */
export function PictureLoads({ pictures, onLoaded }: PictureLoadsProps) {
  const [settled, setSettled] = useState<ReadonlyMap<string, string | null>>(new Map());
  const isDone = pictures.every((picture) => settled.has(picture));
  useEffect(() => {
    if (!isDone) return;
    onLoaded(new Map([...settled].flatMap(([id, address]) => (address === null ? [] : [[id, address] as const]))));
  }, [isDone, settled, onLoaded]);
  return pictures.map((picture) => (
    <PictureLoad
      key={picture}
      picture={picture}
      onSettled={(address) => setSettled((before) => new Map(before).set(picture, address))}
    />
  ));
}

function PictureLoad({ picture, onSettled }: { readonly picture: string; onSettled(address: string | null): void }) {
  const { data, isError } = useGetPictureQuery(picture);
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (isSettled || (data === undefined && !isError)) return;
    const settle = () => {
      setIsSettled(true);
      onSettled(data ?? null);
    };
    if (data === undefined) return settle();
    const image = new Image();
    image.src = data;
    image.decode().then(settle, settle);
  }, [data, isError, isSettled, onSettled]);
  return null;
}
