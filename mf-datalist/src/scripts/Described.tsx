import type { CellDescription, ScriptIcon } from '@portico/shared-kit/list-scripts';
import {
  BellOutlined,
  CalendarOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleFilled,
  FileOutlined,
  LockOutlined,
  StarOutlined,
  UserOutlined,
  WarningOutlined,
} from '@portico/shared-kit/ui/icons';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import styles from './Described.module.css';
import { numbered } from './numbered.ts';

const icons: Readonly<Record<ScriptIcon, ComponentType<{ 'aria-hidden'?: 'true' }>>> = {
  check: CheckCircleOutlined,
  close: CloseCircleFilled,
  clock: ClockCircleOutlined,
  warning: WarningOutlined,
  star: StarOutlined,
  user: UserOutlined,
  lock: LockOutlined,
  bell: BellOutlined,
  calendar: CalendarOutlined,
  file: FileOutlined,
};

/** Draws what a script says of a cell: texts, tags, icons, links and progress of ours, never markup of a script. */
export function Described({ pieces }: { readonly pieces: readonly CellDescription[] }) {
  return (
    <span className={styles.pieces}>
      {numbered(pieces).map(({ key, item }) => (
        <Piece key={key} piece={item} />
      ))}
    </span>
  );
}

function Piece({ piece }: { readonly piece: CellDescription }) {
  switch (piece.kind) {
    case 'text':
      return (
        <span className={styles.text} data-tone={piece.tone}>
          {piece.text}
        </span>
      );
    case 'tag':
      return (
        <span className={styles.tag} data-tone={piece.tone}>
          {piece.text}
        </span>
      );
    case 'icon': {
      const Icon = icons[piece.icon];
      return (
        <span className={styles.icon} data-tone={piece.tone}>
          <Icon aria-hidden="true" />
          {piece.text}
        </span>
      );
    }
    case 'link':
      return <DescribedLink {...piece} />;
    case 'progress':
      return <Progress {...piece} />;
  }
}

function DescribedLink({ text, href }: { readonly text: string; readonly href: string }) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={styles.text}>
        {text}
      </Link>
    );
  }
  return (
    <a href={href} className={styles.text} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

function Progress({ value, text, tone }: Extract<CellDescription, { kind: 'progress' }>) {
  const percent = Math.round(value * 100);
  const words = text === '' ? `${percent}%` : text;
  return (
    <span className={styles.progress} data-tone={tone}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.done} style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.percent}>{words}</span>
    </span>
  );
}

/** Returns what a script says of a cell in words, for who copies it. */
export function wordsOf(pieces: readonly CellDescription[]): string {
  return pieces
    .map((piece) => (piece.kind === 'progress' && piece.text === '' ? `${Math.round(piece.value * 100)}%` : piece.text))
    .join(' ');
}
