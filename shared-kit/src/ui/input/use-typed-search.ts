import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before a list is asked. */
const pause = 400;

/**
 * The text being typed into a search box, for lists that are asked of the server: `type` asks after a pause, at once
 * when the box is emptied; `send` asks at once. A change of `search` from outside (clear, back) replaces the text.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (search !== sent) {
    setSent(search);
    setText(search);
  }
  const ask = (wanted: string) => {
    clearTimeout(timer.current);
    if (wanted.trim() === search) return;
    setSent(wanted.trim());
    onSearch(wanted.trim());
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    if (typed === '') ask(typed);
    else timer.current = setTimeout(() => ask(typed), pause);
  };
  return { text, type, send: () => ask(text) };
}
