import { isJsonObject } from '../../contract/versioned-json.ts';

/** A title in both languages; empty where there is none. */
export interface BilingualTitle {
  readonly zh: string;
  readonly en: string;
}

/** Reads a saved title; a text that is no JSON stands for both languages (portal spec, section 8). */
export function titleParts(saved: string | null): BilingualTitle {
  if (saved === null) return { zh: '', en: '' };
  const parsed = parse(saved);
  if (!isJsonObject(parsed)) return { zh: saved, en: saved };
  const textOf = (language: 'zh' | 'en') => (typeof parsed[language] === 'string' ? parsed[language] : '');
  return { zh: textOf('zh'), en: textOf('en') };
}

/** Returns a title as it is saved; null for none. */
export function titleJson({ zh, en }: BilingualTitle): string | null {
  return zh === '' && en === '' ? null : JSON.stringify({ zh, en });
}

/** Returns whether there is a title in one of the languages at least. */
export const isTitled = ({ zh, en }: BilingualTitle): boolean => zh.trim() !== '' || en.trim() !== '';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
