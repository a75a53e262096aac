import { useLocale } from '@portico/shared-kit/i18n';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { Drawer } from 'antd/es';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { guideTexts } from './guide.texts.ts';
import styles from './Guide.module.css';
import type { TopicId } from './manual.ts';
import { searchManual } from './search-manual.model.ts';
import { topicAt } from './topic-of-page.ts';
import { TopicArticle } from './TopicArticle.tsx';
import { TopicList } from './TopicList.tsx';

/** Content of the drawer: a topic, or the list. `takesFocus` is true where the reader went there, so that the element with the focus is gone. */
interface DrawerContent {
  readonly topic: TopicId | null;
  readonly takesFocus: boolean;
}

/** The manual, open at the topic of the page: one topic, or all that have what is looked for. */
export function GuideDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = guideTexts.useT();
  const locale = useLocale();
  const { pathname, search: query } = useLocation();
  const [shown, setShown] = useState<DrawerContent>({ topic: topicAt(pathname, query), takesFocus: false });
  const [text, setText] = useState('');
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown.takesFocus) content.current?.focus({ preventScroll: true });
  }, [shown]);
  const found = searchManual(text, locale);
  const handleSearch = (typed: string) => {
    setText(typed);
    setShown({ topic: null, takesFocus: false });
  };
  const choose = (topic: TopicId | null) => setShown({ topic, takesFocus: true });
  const showAll = () => {
    setText('');
    choose(null);
  };
  return (
    <Drawer open size="min(480px, 100vw)" title={t('title')} onClose={onClose} classNames={{ body: styles.body }}>
      <div className={styles.search}>
        <SearchBox label={t('search')} value={text} onChange={handleSearch} />
        <p role="status" className={styles.found}>
          {text.trim() !== '' && t('found', { count: found.length })}
        </p>
      </div>
      <div key={shown.topic ?? 'list'} ref={content} className={styles.content} tabIndex={-1}>
        {shown.topic === null ? (
          <TopicList found={found} text={text} onChoose={choose} onClear={showAll} />
        ) : (
          <TopicArticle id={shown.topic} text={text} onBack={() => choose(null)} />
        )}
      </div>
    </Drawer>
  );
}
