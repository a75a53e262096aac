import { keepText } from '@portico/shared-kit/ui/keep-file';

/** A file name without what file systems refuse. */
export function readableName(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'workflow';
}

/** Gives a text to the browser as a file to keep. */
export function exportFile(text: string, name: string): void {
  const type = name.endsWith('.svg') ? 'image/svg+xml' : 'application/xml';
  keepText(text, { name, type });
}
