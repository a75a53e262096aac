import fc from 'fast-check';
import { cleanFileName, contentDisposition } from './file-name.ts';
import { mimeTypeOf } from './mime-types.ts';

test('folders are cut off and direction marks removed', () => {
  expect(cleanFileName('C:\\Users\\me\\合同.pdf')).toBe('合同.pdf');
  expect(cleanFileName('../../etc/passwd')).toBe('passwd');
  expect(cleanFileName('bill\u202Efdp.exe')).toBe('billfdp.exe');
  expect(cleanFileName('a/..')).toBe('');
});

test('joiners of Persian and emoji stay, and are no name by themselves', () => {
  expect(cleanFileName('نامه\u200cها.pdf')).toBe('نامه\u200cها.pdf');
  expect(cleanFileName('👩\u200d💻.png')).toBe('👩\u200d💻.png');
  expect(cleanFileName('\u200d\u200c')).toBe('');
  expect(cleanFileName('.\u200d.')).toBe('');
});

test('a long name keeps its ending', () => {
  const name = cleanFileName(`${'长'.repeat(300)}.xlsx`);
  expect(Array.from(name)).toHaveLength(200);
  expect(name.endsWith('.xlsx')).toBe(true);
});

test('a header line never breaks and its name comes back whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (name) => {
      const header = contentDisposition(name, false);
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name.toWellFormed());
    }),
  );
});

test('what could run a script in our origin is never shown in place', () => {
  for (const name of ['page.html', 'drawing.svg', 'x.xhtml', 'noending', 'a.constructor']) {
    expect(mimeTypeOf(name)).toEqual({ type: 'application/octet-stream', isInline: false });
  }
  expect(mimeTypeOf('Photo.JPG')).toEqual({ type: 'image/jpeg', isInline: true });
});
