import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { settingsTexts } from './settings.texts.ts';
import styles from './PersonalInfo.module.css';
import { Portrait } from '@portico/shared-kit/ui/portrait';

/** The tab "personal info" (shell spec, section 2): every field, an empty one as empty. */
export function PersonalInfo({ user }: { readonly user: CurrentUser }) {
  const t = settingsTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const facts = [
    ['name', localised(user.name, user.name_i18n, locale)],
    ['userId', user.userId],
    ['department', localised(user.departmentName ?? '', user.departmentName_i18n, locale)],
    ['position', localised(user.position ?? '', user.position_i18n, locale)],
    ['employeeNo', user.employeeNo],
    ['role', localised(user.roleName ?? '', user.roleName_i18n, locale)],
    ['email', user.email],
    ['remark', user.remark],
  ] as const;
  return (
    <div className={styles.info}>
      <Portrait user={user} size={72} />
      <dl className={styles.facts}>
        {facts.map(([field, value]) => (
          <div key={field} className={styles.fact}>
            <dt>{t(`fields.${field}`)}</dt>
            <dd>{value || common('empty')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
