import { useSearchMentionableQuery } from '@portico/shared-kit/api/comments.api';
import type { MentionablePerson } from '@portico/shared-kit/contract/comments.schema';
import { nextPosition } from '@portico/shared-kit/ui/keys';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { type Trigger, triggerAt } from './comment-draft.model.ts';
import type { CommentTarget } from './CommentItem.tsx';

/** Ms after the last key before people are searched. */
const pause = 200;

/** The people that an @ offers, while it is being typed. */
export interface MentionPicker {
  /** Null while nobody is being mentioned. */
  readonly trigger: Trigger | null;
  readonly people: readonly MentionablePerson[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  /** The id of the person whom Enter chooses; null where that is nobody. */
  readonly active: string | null;
  /** The text or the cursor has changed, by hand: an input method may still be composing. */
  follow(text: string, cursor: number): void;
  close(): void;
  /** Returns whether the key was meant for the people. */
  handleKey(event: KeyboardEvent): boolean;
  choose(person: MentionablePerson): void;
}

/** Searches people by what follows an @, and goes through them by keyboard. */
export function useMentionPicker(
  target: CommentTarget,
  onChoose: (person: MentionablePerson, trigger: Trigger) => void,
): MentionPicker {
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { people, isSearching, hasFailed } = useFound(target, trigger);
  const choosable = people.filter(({ canRead }) => canRead);
  const active = choosable.find(({ id }) => id === chosen) ?? choosable[0];
  const move = (key: string) => {
    const at = choosable.findIndex(({ id }) => id === active?.id);
    const next = nextPosition(key, { at, count: choosable.length, isCircular: true });
    setChosen(choosable[next ?? at]?.id ?? null);
  };
  const choose = (person: MentionablePerson | undefined) => {
    if (person === undefined || trigger === null) return;
    setTrigger(null);
    onChoose(person, trigger);
  };
  const handleKey = keysOf(active !== undefined, {
    ArrowDown: () => move('ArrowDown'),
    ArrowUp: () => move('ArrowUp'),
    Enter: () => choose(active),
    Tab: () => choose(active),
    Escape: () => setTrigger(null),
  });
  return {
    trigger,
    people,
    isSearching,
    hasFailed,
    active: active?.id ?? null,
    follow: (text, cursor) => setTrigger(triggerAt(text, cursor)),
    close: () => setTrigger(null),
    choose,
    handleKey: (event) => trigger !== null && handleKey(event),
  };
}

/** Keys for the people, and for nothing else then; with nobody to choose, Enter is a new line and Tab leaves the field. */
function keysOf(hasChoice: boolean, keys: Readonly<Record<string, () => void>>) {
  return (event: KeyboardEvent): boolean => {
    const isOther = event.nativeEvent.isComposing || event.ctrlKey || event.metaKey;
    const press = isOther || (!hasChoice && event.key !== 'Escape') ? undefined : keys[event.key];
    if (press === undefined) return false;
    event.preventDefault();
    // The Esc of the people closes nothing else.
    event.stopPropagation();
    press();
    return true;
  };
}

/** Returns the people who are found for the typed text; nobody while there is none. */
function useFound(target: CommentTarget, trigger: Trigger | null) {
  const keyword = useLater(trigger?.keyword ?? '');
  const asked = useSearchMentionableQuery(trigger === null ? skipToken : { ...target, keyword });
  const isWaiting = asked.isFetching || keyword !== trigger?.keyword;
  return {
    people: trigger === null ? [] : (asked.currentData ?? []),
    isSearching: trigger !== null && isWaiting,
    hasFailed: asked.isError,
  };
}

/** A text as it was a moment ago: while keys follow each other quickly nothing is searched. */
function useLater(text: string): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : later;
}
