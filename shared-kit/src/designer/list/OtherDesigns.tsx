import { Link } from 'react-router-dom';
import { useShell } from '../../remotes/react.tsx';
import { designerTexts } from '../designer.texts.ts';
import styles from './DesignList.module.css';

const lists = [
  { kind: 'workflow', key: 'workflows', path: '/design', right: 'workflow:design' },
  { kind: 'form', key: 'forms', path: '/form-design', right: 'form:design' },
  { kind: 'portalPage', key: 'pages', path: '/portal-design', right: 'portal:design' },
  { kind: 'printTemplate', key: 'printTemplates', path: '/print-design', right: 'print:design' },
  { kind: 'report', key: 'reports', path: '/report-design', right: 'report:design' },
] as const;

/** Kind of designs of which there is a list. */
export type ListedKind = (typeof lists)[number]['kind'];

/** Links from one list of designs to the others that the user may work on; nothing where there is only one. */
export function OtherDesigns({ shown }: { readonly shown: ListedKind }) {
  const t = designerTexts.useT();
  const shell = useShell();
  const own = lists.filter(({ right }) => shell.can(right));
  if (own.length < 2) return null;
  return (
    <nav className={styles.lists} aria-label={t('lists')}>
      {own.map(({ kind, key, path }) => (
        <Link key={key} to={path} aria-current={kind === shown ? 'page' : undefined}>
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
