import { isApiError } from '@portico/shared-kit/api';
import { useFinishOpenIdMutation } from '@portico/shared-kit/api/open-id.api';
import { useGetSystemConfigQuery } from '@portico/shared-kit/api/system.api';
import { codeOf } from '@portico/shared-kit/errors';
import { useDelayed } from '@portico/shared-kit/ui/feedback';
import { Button, Spin } from 'antd/es';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { storedReturn } from '../session/open-id-return.ts';
import { openIdTexts } from '../session/open-id.texts.ts';
import { loginErrorPath, loginPath, safeReturnTarget } from '../session/return-target.ts';
import { storeTokens } from '../session/token-changes.ts';
import { readTokens } from '../session/token-store.ts';
import { useGoOn } from '../session/use-go-on.ts';
import { useOpenId } from '../session/use-open-id.ts';
import { EntryFrame } from './EntryFrame.tsx';
import styles from './LoginPage.module.css';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Ms after which a sign-in counts as slow. */
const slowAfter = 5000;

interface OAuthPageProps {
  readonly open?: (address: string) => void;
}

/** Going back from the provider leads to the page before this one, which only leads on. */
function openThere(address: string): void {
  location.replace(address);
}

/**
 * Page to which the provider of OpenID Connect sends people back: the server checks its answer and signs them in.
 * Without an answer the page leads to the provider, so that other systems can link to it (`return`, `prompt=login`).
 */
export function OAuthPage({ open = openThere }: OAuthPageProps) {
  const [search] = useSearchParams();
  const [isReturning] = useState(search.has('state') || search.has('code') || search.has('error'));
  const [target] = useState(safeReturnTarget(isReturning ? storedReturn() : search.get('return'), location.origin));
  const { data, error } = useGetSystemConfigQuery();
  useGoOn(target);
  if (data?.openIdName === null) return <NotFoundPage />;
  if (data === undefined && error === undefined) return <Waiting target={target} />;
  if (isReturning) return <Returning target={target} answer={String(search)} />;
  return <Going target={target} isAnew={search.get('prompt') === 'login'} open={open} />;
}

/** Returns the function that shows the page of a failed attempt. */
function useFail(target: string): (error: unknown) => void {
  const navigate = useNavigate();
  return useCallback(
    (error: unknown) => {
      // Signed in meanwhile: there is nothing to tell.
      if (readTokens() !== null) return;
      const failure = isApiError(error) ? error : { errcode: codeOf('unknownError'), traceId: '' };
      void navigate(loginErrorPath(failure, target), { replace: true });
    },
    [navigate, target],
  );
}

/** Does something once, however often the page is drawn. */
function useOnce(work: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || readTokens() !== null) return;
    isDone.current = true;
    work();
  }, [work]);
}

function Returning({ target, answer }: { readonly target: string; readonly answer: string }) {
  const t = openIdTexts.useT();
  const [finish] = useFinishOpenIdMutation();
  const fail = useFail(target);
  const signIn = useCallback(() => {
    // A new session tells of the last sign-in anew.
    localStorage.removeItem('login_jump');
    finish({ answer })
      .unwrap()
      .then((reply) => storeTokens(reply), fail);
  }, [answer, fail, finish]);
  useOnce(signIn);
  return <Waiting target={target} text={t('checking')} />;
}

interface GoingProps extends Required<OAuthPageProps> {
  readonly target: string;
  readonly isAnew: boolean;
}

function Going({ target, isAnew, open }: GoingProps) {
  const t = openIdTexts.useT();
  const { begin } = useOpenId(open);
  const fail = useFail(target);
  useOnce(useCallback(() => void begin({ target, isAnew }).catch(fail), [begin, fail, isAnew, target]));
  return <Waiting target={target} text={t('going')} />;
}

/** Waiting state: nothing for the blink of an eye, then what is going on; the way back where it takes long. */
function Waiting({ target, text = '' }: { readonly target: string; readonly text?: string }) {
  const t = openIdTexts.useT();
  const isVisible = useDelayed(true);
  const isSlow = useDelayed(true, slowAfter);
  return (
    <EntryFrame>
      <div className={styles.waiting} role="status">
        {isVisible && <Spin size="large" />}
        {isVisible && <h1 className={styles.doing}>{text}</h1>}
        {isSlow && <p className={styles.slowHint}>{t('slowHint')}</p>}
        {isSlow && (
          <Link to={loginPath(target)}>
            <Button type="link">{t('back')}</Button>
          </Link>
        )}
      </div>
    </EntryFrame>
  );
}
