import { SearchOutlined } from '@portico/shared-kit/ui/icons';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import styles from './QuickSearch.module.css';

interface QuickSearchProps {
  readonly search: string;
  /** Whether there are keys to press. */
  readonly hasKeyboard: boolean;
  readonly onSearch: (search: string) => void;
}

/** Milliseconds after the last key before the list is asked. */
const pause = 400;

/** One box over all text data items. `/` anywhere on the page brings the cursor here. */
export function QuickSearch({ search, hasKeyboard, onSearch }: QuickSearchProps) {
  const t = datalistTexts.useT();
  const input = useRef<InputRef>(null);
  const { text, type, send } = useTyping(search, onSearch);
  useEffect(() => focusOnSlash(() => input.current?.focus({ cursor: 'all' })), []);
  return (
    <Input
      ref={input}
      className={styles['search'] ?? ''}
      allowClear
      maxLength={200}
      value={text}
      prefix={<SearchOutlined aria-hidden="true" />}
      placeholder={hasKeyboard ? t('search.hint') : t('search.label')}
      aria-label={t('search.label')}
      onChange={(event) => type(event.target.value)}
      onPressEnter={send}
    />
  );
}

/** The text being typed; asked after a pause. A change from outside (clear, back) replaces it. */
function useTyping(search: string, onSearch: (search: string) => void) {
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

function focusOnSlash(focus: () => void): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const { target } = event;
    const isTyping =
      target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focus();
  };
  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
}
