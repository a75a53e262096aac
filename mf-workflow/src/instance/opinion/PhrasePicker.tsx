import { useGetOpinionHabitsQuery } from '@portico/shared-kit/api/opinions.api';
import { DownOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import styles from './Opinion.module.css';
import { opinionTexts } from './opinion.texts.ts';

const PhrasesDialog = lazyWithRetry(async () => (await import('./PhrasesDialog.tsx')).PhrasesDialog);

/** Puts one of the user's common phrases into the opinion, and leads to where they are kept. */
export function PhrasePicker({ onChoose }: { onChoose(phrase: string): void }) {
  const t = opinionTexts.useT();
  const { data } = useGetOpinionHabitsQuery();
  const [isEditing, setEditing] = useState(false);
  if (data === undefined) return null;
  const { phrases } = data;
  const items = [
    ...phrases.map((phrase, index) => ({
      key: String(index),
      label: <span className={styles.phrase}>{phrase}</span>,
    })),
    ...(phrases.length === 0 ? [] : [{ key: 'line', type: 'divider' as const }]),
    { key: 'edit', label: t('phrases.edit') },
  ];
  const choose = (key: string) => {
    if (key === 'edit') setEditing(true);
    else onChoose(phrases[Number(key)] ?? '');
  };
  return (
    <>
      <MenuButton menu={{ items, onClick: ({ key }) => choose(key) }} classNames={{ root: styles.menu }}>
        <Button className={styles.choose} icon={<DownOutlined />} iconPlacement="end">
          {t('phrases.choose')}
        </Button>
      </MenuButton>
      {isEditing && (
        <Suspense fallback={null}>
          <PhrasesDialog phrases={phrases} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
