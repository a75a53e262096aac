import { useFieldServices } from '../../fields/ui.ts';
import { useShell } from '../../remotes/react.tsx';
import { useToast } from '../../ui/feedback/index.ts';
import { useEffect, useRef, useState } from 'react';
import { designerTexts } from '../designer.texts.ts';

/** Formats of pictures that can be uploaded (portal spec, section 5). */
export const pictureFormats = 'image/jpeg,image/png,image/gif';

/** Uploads a picture and returns its id; what is no picture is refused. */
export function usePictureUpload(onUploaded: (refId: string) => void) {
  const t = designerTexts.useT();
  const services = useFieldServices();
  const shell = useShell();
  const toast = useToast();
  const [isUploading, setUploading] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const upload = async (file: File) => {
    if (!(await isPicture(file))) return toast.error(t('notAPicture'));
    const controller = new AbortController();
    running.current = controller;
    setUploading(true);
    try {
      const { id } = await services.uploadFile(file, { onProgress: () => undefined, signal: controller.signal });
      onUploaded(id);
    } catch (error) {
      if (!controller.signal.aborted) shell.errors.show(error);
    } finally {
      setUploading(false);
    }
  };
  return { isUploading, upload };
}

/** Reads the beginning of a file: its name and what the browser takes it for may say anything. */
async function isPicture(file: File): Promise<boolean> {
  if (!pictureFormats.split(',').includes(file.type)) return false;
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const signatures = [
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47],
    [0x47, 0x49, 0x46, 0x38],
  ];
  return signatures.some((signature) => signature.every((byte, at) => bytes[at] === byte));
}
