import type { TrackJump } from '@portico/shared-kit/contract/workflow-track.schema';
import { Button } from 'antd';
import { useState } from 'react';
import { Moment } from '../../components/Moment.tsx';
import { Panel } from '../../components/Panel.tsx';
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

/** The same as the diagram tells, in words: for phones, and for who does not see it. */
export function TrackList({ views, jumps, onShow }: TrackListProps) {
  const t = trackTexts.useT();
  const { main, passedBy } = listedViews(views);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? [...main, ...passedBy] : main;
  return (
    <Panel title={t('list')}>
      <ul className={styles['list']}>
        {shown.map((view) => (
          <Entry key={view.id} view={view} onShow={onShow} />
        ))}
      </ul>
      {passedBy.length > 0 && (
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
    <li className={styles['entry']} data-state={state} aria-current={state === 'live' ? 'step' : undefined}>
      <StateMark state={state} />
      <div className={styles['what']}>
        <div className={styles['head']}>
          {onShow === null ? (
            <strong>{label}</strong>
          ) : (
            <Button
              type="link"
              className={styles['name'] ?? ''}
              aria-label={t('show', { name: label })}
              onClick={() => onShow(id)}
            >
              {label}
            </Button>
          )}
          <span className={styles['quiet']}>{label === kind ? stateLabel : `${kind} · ${stateLabel}`}</span>
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
      <h3 className={styles['jumps']}>{t('jumps')}</h3>
      <ul className={styles['list']}>
        {jumps.map(({ from, to, times, lastTime }) => {
          const places = { from: labels.get(from) ?? from, to: labels.get(to) ?? to };
          return (
            <li key={`${from}/${to}`} className={styles['jump']}>
              <span>{times === 1 ? t('jump', places) : t('jumpTimes', { ...places, count: times })}</span>
              <span className={styles['quiet']}>
                <Moment instant={lastTime} />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
