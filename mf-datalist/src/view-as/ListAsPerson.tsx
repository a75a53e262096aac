import { useGetUserCardQuery } from '@portico/shared-kit/api/organisation.api';
import { ListAsProvider } from '@portico/shared-kit/api/view-list-as';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { viewCodeIn } from '@portico/shared-kit/list-address';
import { ShellProvider, useShell } from '@portico/shared-kit/remotes/react';
import { UserSwitchOutlined } from '@portico/shared-kit/ui/icons';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Alert, Button } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { SeenAsOther, useViewedPerson } from './view-as-context.ts';
import styles from './ViewAs.module.css';
import { viewAsTexts } from './view-as.texts.ts';

interface ListAsPersonProps {
  readonly userId: string;
  readonly children: ReactNode;
}

/** A list as another person sees it, below a bar that says so: administrators look at it, and do nothing in it. */
export function ListAsPerson({ userId, children }: ListAsPersonProps) {
  const { schemaCode = '' } = useParams();
  const viewCode = viewCodeIn(useSearchParams()[0]);
  const shell = useShell();
  const isPhone = useIsPhone();
  const powerless = useMemo(() => ({ ...shell, session: null, can: () => false }), [shell]);
  const as = { id: userId, schemaCode, ...(viewCode === null ? {} : { viewCode }) };
  return (
    <div className={styles.frame} data-narrow={isPhone || undefined}>
      <ViewAsBar userId={userId} />
      <div className={styles.list}>
        <ListAsProvider key={JSON.stringify(as)} as={as}>
          <ShellProvider shell={powerless}>
            <SeenAsOther value={true}>{children}</SeenAsOther>
          </ShellProvider>
        </ListAsProvider>
      </div>
    </div>
  );
}

/** Says as whom the list is seen and that it cannot be changed, and ends that. */
function ViewAsBar({ userId }: { readonly userId: string }) {
  const t = viewAsTexts.useT();
  const locale = useLocale();
  const { view } = useViewedPerson();
  const { currentData } = useGetUserCardQuery(userId);
  const title =
    currentData === undefined
      ? t('asSomebody')
      : t('asPerson', { name: localised(currentData.name, currentData.name_i18n, locale) });
  return (
    <Alert
      className={styles.bar}
      type="warning"
      showIcon
      icon={<UserSwitchOutlined aria-hidden="true" />}
      title={
        <>
          <strong className={styles.who}>{title}</strong> <span>{t('readOnly')}</span>
        </>
      }
      action={
        <Button size="small" onClick={() => view(null)}>
          {t('stop')}
        </Button>
      }
    />
  );
}
