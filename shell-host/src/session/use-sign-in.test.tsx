import { api, makeStore } from '@portico/shared-kit/api';
import { getRsaKey, signIn } from '@portico/shared-kit/contract/session.endpoints';
import { answers, aTokenReply, inputsOf, stubNetwork } from '@portico/shared-kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { stubPasswordCipher } from '../testing/stub-cipher.ts';
import { useSignIn } from './use-sign-in.ts';

stubPasswordCipher();

test('a sign-in that a sign-out before it has cut off is sent again', async () => {
  let isCut = false;
  let answerKey: () => void = () => undefined;
  const calls = stubNetwork(
    answers(getRsaKey, async () => {
      if (!isCut) await new Promise<void>((resolve) => (answerKey = resolve));
      return { index: 'i1', key: 'K' };
    }),
    answers(signIn, aTokenReply({ access_token: 'access', refresh_token: 'refresh', userId: 'u1' })),
  );
  const store = makeStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useSignIn(), { wrapper });
  const signedIn = result.current.signIn('emma', 'Secret-42');
  await waitFor(() => expect(inputsOf(calls, getRsaKey)).toHaveLength(1));
  isCut = true;
  store.dispatch(api.util.resetApiState());
  answerKey();
  await signedIn;
  expect(inputsOf(calls, signIn)).toHaveLength(1);
  expect(localStorage.getItem('token')).toBe('access');
});
