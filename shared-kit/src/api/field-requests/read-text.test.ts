import { readText } from './read-text.ts';

test('reads UTF-8, without its mark at the beginning', async () => {
  expect(await readText(new Blob(['\uFEFF合同,金额']))).toEqual({ text: '合同,金额', isWhole: true });
});

test('reads what a Chinese spreadsheet saves', async () => {
  expect(await readText(new Blob([Uint8Array.of(0xba, 0xcf, 0xcd, 0xac)]))).toEqual({ text: '合同', isWhole: true });
});

test('reads the beginning of a large file, also where it ends within a character', async () => {
  const { text, isWhole } = await readText(new Blob(['a', '合'.repeat(200_000)]));
  expect(isWhole).toBe(false);
  expect(text).toMatch(/^a合+$/);
});
