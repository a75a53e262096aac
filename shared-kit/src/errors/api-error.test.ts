import { codeOf } from './index.ts';
import { type ApiError, describeApiError, isApiError, localError } from './api-error.ts';

const conflict: ApiError = {
  errcode: codeOf('recordConflict'),
  errmsg: '',
  status: 409,
  traceId: 'trace-1',
  params: { modifier: '王芳' },
  aborted: false,
};

test('a failed call is described in the words of the catalogue, with its trace id', () => {
  expect(describeApiError(conflict, 'en')).toMatchObject({
    message: '王芳 has changed this record in the meantime',
    traceId: 'trace-1',
    severity: 'warning',
  });
});

test("the server's own words come before those of the catalogue", () => {
  expect(describeApiError({ ...conflict, errmsg: 'Ask Wang Fang' }, 'en').message).toBe('Ask Wang Fang');
});

test.each([undefined, null, 'text', new Error('broken'), { status: 'FETCH_ERROR' }])(
  '%p, which is no failed call, is the unknown error without a trace id',
  (value) => {
    expect(isApiError(value)).toBe(false);
    expect(describeApiError(value, 'zh')).toMatchObject({ code: 999999, traceId: '' });
  },
);

test('what fails before the server can answer has status 0', () => {
  expect(localError('networkDown', 'trace-2')).toMatchObject({ status: 0, traceId: 'trace-2', aborted: false });
});
