import { useLocale } from '@portico/shared-kit/i18n';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { SearchOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import { MarkedTitle } from '../navigation/MarkedTitle.tsx';
import { guideTexts } from './guide.texts.ts';
import styles from './Guide.module.css';
import { manual, type TopicId } from './manual.ts';
import type { TopicMatch } from './search-manual.model.ts';
import { topicGroups } from './topic.ts';

interface TopicListProps {
  readonly found: readonly TopicMatch[];
  /** The searched text; with none the topics stand in their groups. */
  readonly text: string;
  readonly onChoose: (id: TopicId) => void;
  readonly onClear: () => void;
}

/** The topics to choose from: those that were found, or all. */
export function TopicList({ found, text, onChoose, onClear }: TopicListProps) {
  const t = guideTexts.useT();
  if (found.length === 0) {
    const all = <Button onClick={onClear}>{t('topics')}</Button>;
    return <EmptyState icon={<SearchOutlined />} title={t('none')} action={all} />;
  }
  if (text.trim() !== '') return <Topics topics={found} text={text} onChoose={onChoose} />;
  return topicGroups.map((group) => (
    <section key={group} aria-labelledby={`guide-${group}`}>
      <h3 id={`guide-${group}`} className={styles.heading}>
        {t(`groups.${group}`)}
      </h3>
      <Topics topics={found.filter(({ id }) => manual[id].group === group)} text="" onChoose={onChoose} />
    </section>
  ));
}

interface TopicsProps extends Pick<TopicListProps, 'text' | 'onChoose'> {
  readonly topics: readonly TopicMatch[];
}

function Topics({ topics, text, onChoose }: TopicsProps) {
  const locale = useLocale();
  return (
    <ul className={styles.topics}>
      {topics.map(({ id, line }) => (
        <li key={id}>
          <button type="button" className={styles.topic} onClick={() => onChoose(id)}>
            <MarkedTitle title={manual[id].title[locale]} text={text} />
            {line !== null && (
              <span className={styles.line}>
                <MarkedTitle title={line} text={text} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
