import type { ReadLimits } from '../read-limits.ts';
import { ElementSplitter } from './element-splitter.ts';
import { partText } from './part-text.ts';
import { SharedTexts } from './shared-texts.ts';
import { textOfRuns, unescapeText } from './xml-decoding.ts';
import { xmlParser } from './xml-events.ts';
import { isPlainBeginning } from './plain-beginning.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Reads the texts that cells refer to by number. Throws spreadsheetTooManyTexts beyond the limits. */
export async function readSharedTexts(archive: ZipArchive, path: string, limits: ReadLimits): Promise<SharedTexts> {
  const texts = new SharedTexts(limits);
  if (!(await readPlain(archive, path, limits, texts))) await readAny(archive, path, texts);
  return texts;
}

/** Returns false where the XML is not plain; the texts before that are there. */
async function readPlain(archive: ZipArchive, path: string, limits: ReadLimits, texts: SharedTexts): Promise<boolean> {
  const splitter = new ElementSplitter('si', limits.rowText);
  let isFirst = true;
  for await (const chunk of partText(archive, path)) {
    if (isFirst && !isPlainBeginning(chunk)) return false;
    isFirst = false;
    if (!splitter.write(chunk, (_, content) => texts.add(content === null ? '' : textOfRuns(content)))) return false;
  }
  return splitter.endsWith('</sst>');
}

async function readAny(archive: ZipArchive, path: string, texts: SharedTexts): Promise<void> {
  let [toSkip, text] = [texts.count, ''];
  let [isText, isPhonetic] = [false, false];
  const parser = xmlParser({
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = !isPhonetic;
    },
    text(part) {
      if (isText) text += part;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      if (toSkip > 0) toSkip -= 1;
      else texts.add(unescapeText(text));
    },
  });
  for await (const chunk of partText(archive, path)) parser.write(chunk);
  parser.close();
}
