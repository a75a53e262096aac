import { useShell } from '@portico/shared-kit/remotes/react';
import { Link } from 'react-router-dom';
import { designsPath, formDesignsPath } from '../../addresses.model.ts';
import { designerTexts, designListStyles as styles } from '@portico/shared-kit/designer';

const lists = [
  { key: 'workflows', path: designsPath, right: 'workflow:design' },
  { key: 'forms', path: formDesignsPath, right: 'form:design' },
] as const;

/** Link from one list of designs to the other, for people who may design both. */
export function OtherDesigns({ shown }: { readonly shown: (typeof lists)[number]['key'] }) {
  const t = designerTexts.useT();
  const shell = useShell();
  if (!lists.every(({ right }) => shell.can(right))) return null;
  return (
    <nav className={styles.lists} aria-label={t('lists')}>
      {lists.map(({ key, path }) => (
        <Link key={key} to={path} aria-current={key === shown ? 'page' : undefined}>
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
