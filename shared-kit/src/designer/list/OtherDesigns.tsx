import { Link } from 'react-router-dom';
import { useShell } from '../../remotes/react.tsx';
import { designerTexts } from '../designer.texts.ts';
import styles from './DesignList.module.css';

const lists = [
  { key: 'workflows', path: '/design', right: 'workflow:design' },
  { key: 'forms', path: '/form-design', right: 'form:design' },
  { key: 'pages', path: '/portal-design', right: 'portal:design' },
] as const;

/** Links from one list of designs to the others that the user may work on; nothing where there is only one. */
export function OtherDesigns({ shown }: { readonly shown: (typeof lists)[number]['key'] }) {
  const t = designerTexts.useT();
  const shell = useShell();
  const own = lists.filter(({ right }) => shell.can(right));
  if (own.length < 2) return null;
  return (
    <nav className={styles.lists} aria-label={t('lists')}>
      {own.map(({ key, path }) => (
        <Link key={key} to={path} aria-current={key === shown ? 'page' : undefined}>
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
