import { useLocale } from '@portico/shared-kit/i18n';
import { ArrowLeftOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import { MarkedTitle } from '../navigation/MarkedTitle.tsx';
import { guideTexts } from './guide.texts.ts';
import styles from './Guide.module.css';
import { manual, type TopicId } from './manual.ts';

interface TopicArticleProps {
  readonly id: TopicId;
  /** The searched text, which is marked. */
  readonly text: string;
  readonly onBack: () => void;
}

/** A topic, and the way to all others. */
export function TopicArticle({ id, text, onBack }: TopicArticleProps) {
  const t = guideTexts.useT();
  const locale = useLocale();
  const { title, lead, parts } = manual[id];
  return (
    <>
      <Button type="link" className={styles.back} icon={<ArrowLeftOutlined aria-hidden="true" />} onClick={onBack}>
        {t('topics')}
      </Button>
      <article aria-labelledby="guide-topic">
        <h2 id="guide-topic" className={styles.title}>
          <MarkedTitle title={title[locale]} text={text} />
        </h2>
        <p className={styles.lead}>
          <MarkedTitle title={lead[locale]} text={text} />
        </p>
        {parts.map((part) => (
          <section key={part.title.en}>
            <h3 className={styles.heading}>
              <MarkedTitle title={part.title[locale]} text={text} />
            </h3>
            <ul className={styles.lines}>
              {part.lines.map((line) => (
                <li key={line.en}>
                  <MarkedTitle title={line[locale]} text={text} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </>
  );
}
