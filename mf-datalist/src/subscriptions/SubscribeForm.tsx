import { useFailure } from '@portico/shared-kit/api';
import { useSubscribeMutation } from '@portico/shared-kit/api/subscriptions.api';
import type { Subscription } from '@portico/shared-kit/contract/subscriptions.schema';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { subscriptionTexts } from './subscriptions.texts.ts';
import formStyles from '../list/DialogForm.module.css';
import styles from './Subscriptions.module.css';
import type { WatchedState } from './watched-state.ts';

/** Longest name of a subscription, in characters. */
const longestName = 50;

interface SubscribeFormProps {
  readonly state: WatchedState;
  /** The subscription to the same, which is changed; undefined for a new one. */
  readonly known: Subscription | undefined;
  /** The name that a new one begins with. */
  readonly initialName: string;
  onDone(): void;
}

/** Name and events of a subscription. What was typed stays where it is refused. */
export function SubscribeForm({ state, known, initialName, onDone }: SubscribeFormProps) {
  const t = subscriptionTexts.useT();
  const id = useId();
  const [wish, setWish] = useState<Wish>(
    known ?? { name: initialName.slice(0, longestName), onEnter: true, onLeave: true },
  );
  const { submit, error, isLoading } = useSubmit(state, onDone);
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
  const problem = problemOf(wish);
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) void submit(wish);
      }}
    >
      <div className={formStyles.field}>
        <label htmlFor={id}>{t('name')}</label>
        <Input
          id={id}
          value={wish.name}
          maxLength={longestName}
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      <EventChoice wish={wish} onChange={change} />
      {problem !== null && <Problem>{t(problem)}</Problem>}
      {error !== undefined && !isLoading && <Refusal error={error} />}
      <Button
        type="primary"
        htmlType="submit"
        className={styles.submit}
        loading={isLoading}
        disabled={problem !== null}
      >
        {t(known === undefined ? 'subscribe' : 'saveChanges')}
      </Button>
    </form>
  );
}

/** Name and events that a person wants. */
type Wish = Pick<Subscription, 'name' | 'onEnter' | 'onLeave'>;

function problemOf({ name, onEnter, onLeave }: Wish): 'noName' | 'noEvent' | null {
  if (name.trim() === '') return 'noName';
  return onEnter || onLeave ? null : 'noEvent';
}

/** Returns what subscribes, and tells that it is done. */
function useSubmit(state: WatchedState, onDone: () => void) {
  const t = subscriptionTexts.useT();
  const toast = useToast();
  const [subscribe, { error, isLoading }] = useSubscribeMutation();
  const submit = async ({ name, onEnter, onLeave }: Wish) => {
    if (isLoading) return;
    const { data } = await subscribe({ ...state, name: name.trim(), onEnter, onLeave });
    if (data === undefined) return;
    toast.success(t('subscribed', { name: data.name }));
    onDone();
  };
  return { submit, error, isLoading };
}

function EventChoice({ wish, onChange }: { readonly wish: Wish; onChange(part: Partial<Wish>): void }) {
  const t = subscriptionTexts.useT();
  return (
    <fieldset className={styles.events}>
      <legend>{t('events')}</legend>
      <Checkbox checked={wish.onEnter} onChange={({ target }) => onChange({ onEnter: target.checked })}>
        {t('onEnter')}
      </Checkbox>
      <Checkbox checked={wish.onLeave} onChange={({ target }) => onChange({ onLeave: target.checked })}>
        {t('onLeave')}
      </Checkbox>
    </fieldset>
  );
}

function Refusal({ error }: { readonly error: unknown }) {
  const { message, hint } = useFailure(error);
  return <Problem>{[message, hint].filter(Boolean).join(' · ')}</Problem>;
}

function Problem({ children }: { readonly children: string }) {
  return (
    <p role="alert" className={formStyles.problem}>
      {children}
    </p>
  );
}
