import type { TrackJump } from '@portico/shared-kit/contract/workflow-track.schema';
import { NoResult } from '@portico/shared-kit/ui/feedback';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { Button } from 'antd';
import { useState } from 'react';
import { Moment } from '@portico/shared-kit/ui/time';
import { Panel } from '../../../components/Panel.tsx';
import { NodeFacts } from './NodeFacts.tsx';
import { StateMark } from './StateMark.tsx';
import { listedViews, type NodeView } from './track.model.ts';
import { trackTexts } from './track.texts.ts';
import styles from './TrackList.module.css';

interface TrackListProps {
  readonly views: readonly NodeView[];
  readonly jumps: readonly TrackJump[];
  /** Shows a node in the diagram; null where that cannot be drawn. */
  readonly onShow: ((id: string) => void) | null;
}

/** A list that is longer than a screen is searched. */
const longList = 12;

/** The same as the diagram tells, in words: for phones, and for who does not see it. */
export function TrackList({ views, jumps, onShow }: TrackListProps) {
  const t = trackTexts.useT();
  const { main, passedBy } = listedViews(views);
  const [isWhole, setWhole] = useState(false);
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  // Who looks for something looks among all.
  const all = isWhole || wanted !== '' ? [...main, ...passedBy] : main;
  const shown = all.filter(({ label }) => label.toLowerCase().includes(wanted));
  const isLong = main.length + passedBy.length > longList;
  return (
    <Panel title={t('list')}>
      {isLong && (
        <div className={styles.search}>
          <SearchBox value={text} label={t('find')} onChange={setText} />
        </div>
      )}
      {shown.length === 0 && wanted !== '' && <NoResult onClear={() => setText('')} />}
      <ul className={styles.list}>
        {shown.map((view) => (
          <Entry key={view.id} view={view} onShow={onShow} />
        ))}
      </ul>
      {passedBy.length > 0 && wanted === '' && (
        <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t('others', { count: passedBy.length })}
        </Button>
      )}
      <Jumps views={views} jumps={jumps} />
    </Panel>
  );
}

function Entry({ view, onShow }: { readonly view: NodeView } & Pick<TrackListProps, 'onShow'>) {
  const t = trackTexts.useT();
  const { id, label, state, stateLabel, kind } = view;
  return (
    <li className={styles.entry} data-state={state} aria-current={state === 'live' ? 'step' : undefined}>
      <StateMark state={state} />
      <div className={styles.what}>
        <div className={styles.head}>
          {onShow === null ? (
            <strong>{label}</strong>
          ) : (
            <Button
              type="link"
              className={styles.name}
              aria-label={t('show', { name: label })}
              onClick={() => onShow(id)}
            >
              {label}
            </Button>
          )}
          <span className={styles.quiet}>{label === kind ? stateLabel : `${kind} · ${stateLabel}`}</span>
        </div>
        <NodeFacts view={view} />
      </div>
    </li>
  );
}

function Jumps({ views, jumps }: Pick<TrackListProps, 'views' | 'jumps'>) {
  const t = trackTexts.useT();
  if (jumps.length === 0) return null;
  const labels = new Map(views.map(({ id, label }) => [id, label]));
  return (
    <>
      <h3 className={styles.jumps}>{t('jumps')}</h3>
      <ul className={styles.list}>
        {jumps.map(({ from, to, times, lastTime }) => {
          const places = { from: labels.get(from) ?? from, to: labels.get(to) ?? to };
          return (
            <li key={`${from}/${to}`} className={styles.jump}>
              <span>{times === 1 ? t('jump', places) : t('jumpTimes', { ...places, count: times })}</span>
              <span className={styles.quiet}>
                <Moment instant={lastTime} />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
