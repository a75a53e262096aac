import { useGetCurrentUserQuery } from '@portico/shared-kit/api/current-user.api';
import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { StateBlock } from '@portico/shared-kit/ui/feedback';
import { UserOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import { type ReactNode, useEffect, useState } from 'react';
import { urlTokenTexts } from './url-token.texts.ts';
import { Person } from './Person.tsx';
import styles from './SignIn.module.css';
import { SignInFailure } from './SignInFailure.tsx';
import { readTokens } from './token-store.ts';
import { useTakeSession } from './use-take-session.ts';
import { introspectToken } from './introspect-token.ts';

interface UrlTokenQuestionProps {
  /** Token that stood in the address. */
  readonly token: string;
  readonly loading: ReactNode;
  /** The page goes on with whatever session there is. */
  readonly onSettled: () => void;
}

/**
 * Asks before a link signs somebody in: whoever sent it may have put their own session into it, so that others write
 * under their name. A token that is no good or of the person who is signed in is dropped without a word.
 */
export function UrlTokenQuestion({ token, loading, onSettled }: UrlTokenQuestionProps) {
  const tokenUser = useTokenUser(token);
  const [isSignedIn] = useState(() => readTokens() !== null);
  const { data: present, isFetching } = useGetCurrentUserQuery(undefined, { skip: !isSignedIn });
  const isOtherUser = tokenUser !== undefined && tokenUser !== null && tokenUser.id !== present?.id;
  const isSettled = tokenUser === null || (tokenUser !== undefined && !isFetching && !isOtherUser);
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  if (!isOtherUser || isFetching) return loading;
  return <Question token={token} tokenUser={tokenUser} present={present} onSettled={onSettled} />;
}

/** Returns the user of the token; undefined until that is known, null for nobody's. */
function useTokenUser(token: string): CurrentUser | null | undefined {
  const [user, setUser] = useState<CurrentUser | null>();
  useEffect(() => {
    let isAsked = true;
    void introspectToken(token).then((found) => {
      if (isAsked) setUser(found);
    });
    return () => {
      isAsked = false;
    };
  }, [token]);
  return user;
}

interface QuestionProps extends Omit<UrlTokenQuestionProps, 'loading'> {
  readonly tokenUser: CurrentUser;
  /** User who is signed in; undefined where nobody is. */
  readonly present: CurrentUser | undefined;
}

function Question({ token, tokenUser, present, onSettled }: QuestionProps) {
  const t = urlTokenTexts.useT();
  const locale = useLocale();
  const { take, isTaking, error } = useTakeSession(token, present);
  const hint =
    present === undefined ? t('fresh') : t('other', { name: localised(present.name, present.name_i18n, locale) });
  const handleUse = async () => {
    if (await take()) onSettled();
  };
  const use = (
    <Button
      key="use"
      type={present === undefined ? 'primary' : 'default'}
      loading={isTaking}
      onClick={() => void handleUse()}
    >
      {t('use')}
    </Button>
  );
  const keep = (
    <Button key="keep" type={present === undefined ? 'default' : 'primary'} onClick={onSettled}>
      {t(present === undefined ? 'own' : 'stay')}
    </Button>
  );
  return (
    <main className={styles.page}>
      <StateBlock
        isPage
        icon={<UserOutlined />}
        title={t('title')}
        hint={hint}
        actions={present === undefined ? [use, keep] : [keep, use]}
      >
        {error !== undefined && <SignInFailure error={error} />}
        <div className={styles.asked}>
          <Person user={tokenUser} />
        </div>
      </StateBlock>
    </main>
  );
}
