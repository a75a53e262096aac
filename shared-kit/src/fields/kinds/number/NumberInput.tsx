import { Input } from 'antd/es';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber, parseNumber } from '../../../formats/numbers.ts';
import { controlLooks } from '../control-looks.ts';
import type { NumberSettings } from './number.kind.ts';

interface Props {
  readonly id?: string | undefined;
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string | null;
  readonly settings: NumberSettings;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  onChange(value: string | null): void;
}

/** The beginnings of numbers that people type or paste, such as "-", "1," and "12.5%". */
const typable = /^\s*[-+]?[¥$€£]?[-+]?[\d,]*\.?\d*%?\s*$/;

/**
 * Edits an exact decimal as text: while it has the focus it shows what was typed, afterwards the number in its format.
 * Characters that cannot become a number are not taken.
 */
export function NumberInput(props: Props) {
  const { placeholder, value, settings, onChange } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const selection = useKeptSelection(draft);
  const shown = value === null ? '' : formatNumber(value, settings);
  const plain =
    value === null ? '' : formatNumber(value, { ...settings, fractionDigits: null, style: plainStyle(settings) });
  const handleText = (text: string) => {
    if (!typable.test(text.normalize('NFKC'))) return;
    setDraft(text);
    onChange(parseNumber(text, settings.style));
  };
  return (
    <Input
      {...controlLooks(props)}
      inputMode="decimal"
      style={{ fontVariantNumeric: 'tabular-nums' }}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={draft ?? shown}
      onFocus={(event) => {
        selection.keep(event);
        setDraft(plain);
      }}
      onBlur={() => setDraft(null)}
      onChange={(event) => handleText(event.target.value)}
    />
  );
}

/** A text that was selected whole, as Tab does it, stays so when another takes its place: typing replaces it. */
function useKeptSelection(text: string | null) {
  const whole = useRef<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    if (text !== null) whole.current?.select();
    whole.current = null;
  }, [text]);
  return {
    keep: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
      const isWhole = input.value !== '' && input.selectionStart === 0 && input.selectionEnd === input.value.length;
      whole.current = isWhole ? input : null;
    },
  };
}

function plainStyle({ style }: NumberSettings): 'percent' | 'plain' {
  return style === 'percent' ? 'percent' : 'plain';
}
