import { deflateSync } from 'node:zlib';
import {
  characterWidth,
  type FontWeight,
  mmPerPoint,
  type Primitive,
  type PrintedPage,
} from '@portico/shared-kit/print';
import { readPdf } from '../testing/read-pdf.ts';
import { filesByCharacter, PaperFont } from './fonts/paper-font.ts';
import { PdfFile } from './index.ts';

const page = (primitives: readonly Primitive[], more: Partial<PrintedPage> = {}) =>
  ({
    recordId: 'r',
    number: 1,
    total: 1,
    width: 210,
    height: 297,
    background: null,
    printsBackground: false,
    primitives,
    problems: [],
    ...more,
  }) as unknown as PrintedPage;

const run = (text: string, x: number, y: number, size = 10, weight: FontWeight = 400): Primitive => {
  return { kind: 'text', x, y, width: 0, text, size, weight, color: '#1a1a1a' };
};

const picture = {
  kind: 'picture',
  x: 10,
  y: 10,
  width: 40,
  height: 20,
  refId: 'p',
  fit: 'contain',
  name: '图.png',
} as const;

async function pdfOf(pages: readonly PrintedPage[], pictures: Readonly<Record<string, Buffer>> = {}): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const facts = { title: '销售订单', language: 'zh-CN', createdAt: new Date('2026-03-02T01:00:00Z') };
  const file = new PdfFile(facts, (chunk) => chunks.push(chunk));
  for (const each of pages) {
    for (const name of file.missingPictures(each)) await file.addPicture(name, pictures[name] ?? null);
    await file.addPage(each);
  }
  await file.end();
  return Buffer.concat(chunks);
}

const widthOf = (text: string, size: number, weight: FontWeight) =>
  (Array.from(text).reduce((sum, each) => sum + characterWidth(each.codePointAt(0) ?? 0, weight), 0) / 1000) *
  size *
  mmPerPoint;

const texts = [
  '销售订单（合计）：￥1,234.50',
  'AVATAR To. fi ffi — “Wave”',
  'é ê ü Ñ Привет Ngọc',
  '上海市浦东新区世纪大道 100 号',
] as const;

test.each([400, 700] as const)('texts stand where they were laid out and are as wide, at weight %s', async (weight) => {
  const runs = texts.map((text, index) => run(text, 20.37 + index, 30.11 + index * 17.3, 9 + index, weight));
  const { pages } = await readPdf(await pdfOf([page(runs)]));
  const read = pages[0]?.texts ?? [];
  expect(read.map(({ text }) => text)).toEqual([...texts]);
  for (const [index, { x, y, width, size }] of read.entries()) {
    expect(Math.abs(x - (20.37 + index))).toBeLessThan(0.01);
    expect(Math.abs(y - (30.11 + index * 17.3))).toBeLessThan(0.01);
    expect(size).toBeCloseTo(9 + index, 2);
    expect(Math.abs(width - widthOf(texts[index] ?? '', 9 + index, weight))).toBeLessThan(0.01);
  }
});

test('every character of the font is as wide as the table says by which lines are broken', async () => {
  for (const weight of [400, 700] as const) {
    const files = filesByCharacter();
    const font = new PaperFont(weight, files);
    await font.load(files.keys());
    const wrong = font.characters.flatMap((character, number) => {
      const source = font.set.glyphs[number];
      const width = source?.font.advanceOf(source.glyph);
      return width === characterWidth(character, weight) ? [] : [`${character.toString(16)}: ${String(width)}`];
    });
    expect(wrong).toEqual([]);
    expect(font.characters.length).toBeGreaterThan(8_000);
  }
});

test('characters that the font does not have are a sign, and are copied as they were meant', async () => {
  const { pages } = await readPdf(
    await pdfOf([page([run('笑😀𠮷\u{200b}脸', 10, 10), run('一', 10, 30), run('⼀', 10, 50)])]),
  );
  expect(pages[0]?.texts.map(({ text }) => text)).toEqual(['笑😀𠮷脸', '一', '⼀']);
  expect(pages[0]?.texts[0]?.width).toBeCloseTo(4 * 10 * mmPerPoint, 2);
});

test('pages have their own sizes to a hundredth of a mm, and the file its title and language', async () => {
  const pdf = await readPdf(await pdfOf([page([]), page([], { width: 70.5, height: 42.3 })]));
  expect(pdf).toMatchObject({ title: '销售订单', language: 'zh-CN' });
  const sizes = pdf.pages.map(({ width, height }) => [width, height]);
  for (const [index, size] of [
    [210, 297],
    [70.5, 42.3],
  ].entries())
    for (const [at, length] of size.entries()) expect(Math.abs((sizes[index]?.[at] ?? 0) - length)).toBeLessThan(0.01);
});

/** A PNG of one colour. */
function png(
  width: number,
  height: number,
  colours: number,
  data = Buffer.alloc((width * samplesOf(colours) + 1) * height),
) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colours, 0, 0, 0], 8);
  const chunk = (type: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const samplesOf = (colours: number) => ({ 0: 1, 2: 3, 6: 4 })[colours] ?? 1;

const pictureCount = (bytes: Buffer) => bytes.toString('latin1').split('/Subtype /Image').length - 1;

describe('pictures', () => {
  test('are in the file once, however many pages have them; those with transparency as two', async () => {
    const pages = [page([picture]), page([picture, { ...picture, refId: 'q' }])];
    const bytes = await pdfOf(pages, { p: png(4, 2, 2), q: png(4, 2, 6) });
    expect(pictureCount(bytes)).toBe(3);
    expect((await readPdf(bytes)).pages[0]?.texts).toEqual([]);
  });

  test.each([
    ['a WebP without data', Buffer.from('RIFF0000WEBPVP8 ')],
    ['a PNG that ends early', png(4, 2, 6).subarray(0, 50)],
    ['a PNG whose data is too short', png(4, 4, 6, Buffer.alloc(3))],
    ['a PNG of a huge size', png(60_000, 60_000, 0, Buffer.alloc(10))],
    ['a JPEG without a frame', Buffer.from('ffd8ffe000020000ffd9', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('that a file cannot hold are a frame with their name: %s', async (_, bytes) => {
    const pdf = await pdfOf([page([picture])], { p: bytes });
    expect(pictureCount(pdf)).toBe(0);
    expect((await readPdf(pdf)).pages[0]?.texts.map(({ text }) => text)).toEqual(['图.png']);
  });

  test('behind the page are there where the template prints them', async () => {
    const behind = (printsBackground: boolean) =>
      pdfOf([page([], { background: 'p', printsBackground })], { p: png(4, 2, 2) });
    expect(pictureCount(await behind(true))).toBe(1);
    expect(pictureCount(await behind(false))).toBe(0);
  });
});
