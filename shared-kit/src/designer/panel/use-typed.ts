import { useState } from 'react';

/** Keeps the text that is typed over a value, until the value is another one. */
export function useTyped(value: string): readonly [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ over: value, text: value });
  const text = typed.over === value ? typed.text : value;
  return [text, (next) => setTyped({ over: value, text: next })];
}
