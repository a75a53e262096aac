import { Input } from 'antd/es';
import { SearchOutlined } from '../icons/index.ts';
import { useClear } from './use-clear.tsx';

interface SearchBoxProps {
  /** Its name, and what stands in it while it is empty unless a hint is given. */
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly className?: string | undefined;
  onChange(text: string): void;
  /** On Enter. Absent where every key is answered. */
  onSend?(): void;
  /** On the arrow key that leads to what was found below the box. */
  onDown?(): void;
}

/** The search box of a page or a menu. `/` goes to it: the shell looks for inputs of the type "search". */
export function SearchBox({ label, hint = label, value, className = '', onChange, onSend, onDown }: SearchBoxProps) {
  return (
    <Input
      type="search"
      className={className}
      value={value}
      allowClear={useClear()}
      maxLength={200}
      prefix={<SearchOutlined aria-hidden="true" />}
      placeholder={hint}
      aria-label={label}
      onChange={(event) => onChange(event.target.value)}
      onPressEnter={() => onSend?.()}
      onKeyDown={(event) => event.key === 'ArrowDown' && onDown?.()}
    />
  );
}
