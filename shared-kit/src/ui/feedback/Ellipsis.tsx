import { Tooltip } from 'antd/es';
import { useRef, useState } from 'react';
import styles from './Ellipsis.module.css';
import { isCut } from './is-cut.ts';

interface EllipsisProps {
  readonly text: string;
  /** Number of lines before the cut; 1 by default. */
  readonly lines?: number;
}

/** Text that is cut with an ellipsis where it does not fit, with the whole text in a tooltip only when it is cut. */
export function Ellipsis({ text, lines = 1 }: EllipsisProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const handleOpenChange = (wantsOpen: boolean) => setOpen(wantsOpen && !!element.current && isCut(element.current));
  return (
    <Tooltip title={text} open={isOpen} onOpenChange={handleOpenChange} mouseEnterDelay={0.3}>
      <span
        ref={element}
        className={lines === 1 ? styles.line : styles.lines}
        style={lines === 1 ? undefined : { WebkitLineClamp: lines }}
      >
        {text}
      </span>
    </Tooltip>
  );
}
