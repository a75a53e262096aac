import fc from 'fast-check';
import { codeOf } from '@portico/shared-kit/errors';
import type { StormAnswer } from './http-client.ts';
import { isFairRace, judgeAnswer, judgeWrites } from './judge.ts';
import { naughtyTexts } from './naughty-texts.ts';
import { isClean, newTally } from './tally.ts';

const home = '/tmp/portico-own-x';
const headers = { 'x-trace-id': '0197-trace', 'content-type': 'application/json' };
const answered = (status: number, body: unknown, more: object = {}): StormAnswer => ({
  status,
  headers: { ...headers, ...more },
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const done = (data: unknown) => answered(200, { errcode: 0, errmsg: '', data });
const refused = (errmsg: string) => answered(400, { errcode: codeOf('requestInvalid'), errmsg, data: null });

test('finds a write that was acknowledged and is gone or under another id, and one that is there twice', () => {
  const writes = [
    { name: 'kept', acknowledged: '1' },
    { name: 'gone', acknowledged: '2' },
    { name: 'other', acknowledged: '3' },
    { name: 'twice', acknowledged: '4' },
    { name: 'unanswered', acknowledged: null },
    { name: 'unansweredTwice', acknowledged: null },
    { name: 'unansweredOnce', acknowledged: null },
  ];
  const kept = [
    { name: 'kept', id: '1' },
    { name: 'other', id: '9' },
    { name: 'twice', id: '4' },
    { name: 'twice', id: '5' },
    { name: 'unansweredTwice', id: '6' },
    { name: 'unansweredTwice', id: '7' },
    { name: 'unansweredOnce', id: '8' },
  ];
  expect(judgeWrites(writes, kept)).toEqual({ lost: ['gone', 'other'], doubled: ['twice', 'unansweredTwice'] });
});

const won = { errcode: 0, hasWon: true };
const conflict = { errcode: codeOf('recordConflict'), hasWon: false };
test.each([
  ['one winner and one that was refused', [won, conflict], true],
  ['one winner and one for whom nothing was left', [won, { errcode: 0, hasWon: false }], true],
  ['two winners', [won, won], false],
  ['no winner', [conflict, conflict], false],
  ['one that failed', [won, { errcode: codeOf('unknownError'), hasWon: false }], false],
  ['one that was refused with a code that nobody knows', [won, { errcode: 5, hasWon: false }], false],
])('judges a race with %s', (_, ends, isFair) => {
  expect(isFairRace(ends)).toBe(isFair);
});

test.each([
  ['a failure', answered(500, { errcode: codeOf('unknownError'), errmsg: 'busy', data: null }), 'serverError'],
  ['a failure of somebody in between', answered(502, ''), 'serverError'],
  ['a stack', refused('Error: x\n    at save (/srv/records.service.ts:12:3)'), 'leak'],
  ['a stack in an answer that is good', done({ detail: 'x\n    at save (records:12:3)' }), 'leak'],
  ['a file of the source', refused('records.service.ts:12'), 'leak'],
  ['a folder of the server', done({ file: `${home}/files/a` }), 'leak'],
  ['a folder in a header', answered(200, '', { location: home }), 'leak'],
  ['words of the database', refused('duplicate key value violates unique constraint "biz_order_pkey"'), 'leak'],
  ['a column', refused('column "titel" of relation "biz_order" does not exist'), 'leak'],
  ['a statement', refused('select "id" from "biz_order" where 1'), 'leak'],
  ['a refusal that is no envelope', answered(404, 'Not Found'), 'uncatalogued'],
  ['a refusal with a code that nobody knows', answered(400, { errcode: 5, errmsg: 'x' }), 'uncatalogued'],
  ['a refusal with the status of another', answered(404, JSON.parse(refused('x').text)), 'uncatalogued'],
  ['a refusal without words', refused(''), 'uncatalogued'],
  ['a refusal without a trace', { ...refused('x'), headers: {} }, 'uncatalogued'],
  ['a refusal as it should be', refused('body/page must be integer'), null],
  ['an answer as it should be', done({ title: 'x' }), null],
])('judges %s', (_, answer, fault) => {
  expect(judgeAnswer(answer, [home])).toBe(fault);
});

test('what is sent is no leak when it comes back', () => {
  const echoes = naughtyTexts.map((text) => judgeAnswer(done({ title: text }), [home]));
  expect(new Set(echoes)).toEqual(new Set([null]));
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => judgeAnswer(done({ title: text }), [home]) === null));
});

test('each finding makes the result one that fails, and is told', () => {
  const told: string[] = [];
  const tally = () => newTally({ seed: 1, rounds: 1 }, (line) => told.push(line), [home]);
  const clean = tally();
  clean.note('get', done({}));
  clean.result.bystanderLongestMs = 20_000;
  clean.result.outageAnswers = 5;
  expect(isClean(clean.result)).toBe(true);
  expect(told).toEqual([]);
  for (const what of ['lost', 'doubled', 'winnersWrong', 'failed'] as const) {
    const found = tally();
    found.find(what, 'x');
    expect(isClean(found.result)).toBe(false);
  }
  for (const answer of [answered(500, ''), done(home), answered(400, '')]) {
    const found = tally();
    found.note('get', answer);
    expect(isClean(found.result)).toBe(false);
  }
  expect(told).toHaveLength(7);
});
