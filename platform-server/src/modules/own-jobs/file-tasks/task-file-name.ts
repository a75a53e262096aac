import { fileTimestamp } from '@portico/shared-kit/formats';
import { cleanFileName } from '../../files/index.ts';

/** Signs that one file system or another takes for something else. */
const refused = /[\\/:*?"<>|]/g;
/** Characters of a title in the name of a file. */
const longestTitle = 100;

/** Returns the name of a file that a task writes: a title and the time, yyyyMMddHHmmss (list spec, section 9). */
export function taskFileName(title: string, at: Date, ending: string): string {
  const safe = Array.from(title.replace(refused, ' ').trim()).slice(0, longestTitle).join('');
  return cleanFileName(`${safe}${fileTimestamp(at.getTime())}.${ending}`);
}
