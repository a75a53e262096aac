import { commentLimits } from '@portico/shared-kit/contract/comment-limits';
import fc from 'fast-check';
import { cleanContent, mentionedIn, notificationContent } from './comment-content.ts';

test('empty lines around a comment go, those within stay', () => {
  const given = [{ text: '\n  First\n\n' }, { text: 'second ' }, { mention: 'li' }, { text: ' \n' }];
  expect(cleanContent(given)).toEqual([{ text: 'First\n\nsecond ' }, { mention: 'li' }]);
});

test('a comment of nothing is refused', () => {
  expect(() => cleanContent([{ text: ' \n\t' }])).toThrow(/commentEmpty/);
});

test('what fits is kept whole, one character more is refused and not cut', () => {
  const full = [{ text: '👍'.repeat(commentLimits.characters - 1) }, { mention: 'li' }];
  expect(cleanContent(full)).toEqual(full);
  expect(() => cleanContent([...full, { text: '。' }])).toThrow(/commentTooLong/);
});

test('each person counts once among the mentioned, and only so many may be', () => {
  const people = Array.from({ length: commentLimits.mentions }, (_, index) => ({ mention: `p${index}` }));
  expect(mentionedIn(cleanContent([...people, { mention: 'p0' }]))).toHaveLength(commentLimits.mentions);
  expect(() => cleanContent([...people, { mention: 'one more' }])).toThrow(/tooManyMentions/);
});

test('a message tells a comment in one line of at most 200 characters, people by name', () => {
  const names = (id: string) => (id === 'li' ? '李雷' : id);
  expect(notificationContent([{ mention: 'li' }, { text: '\n请看' }], names)).toBe('@李雷 请看');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      expect([...new Intl.Segmenter().segment(notificationContent([{ text }], names))].length).toBeLessThanOrEqual(200);
    }),
  );
});
