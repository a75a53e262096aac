import { PanelField, panelStyles, PictureButton } from '@portico/shared-kit/designer';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { isIconName, NavigationIcon, navigationIconNames } from '../../navigation/NavigationIcon.tsx';
import styles from './Fields.module.css';
import { panelTexts } from './panel.texts.ts';

interface IconFieldProps {
  readonly label: string;
  /** Name of an icon of ours, or `refId` of a kept picture; empty for none. */
  readonly value: string;
  readonly canBeEmpty?: boolean;
  onChange(value: string): void;
}

/** An icon of ours, or a picture that is uploaded. */
export function IconField({ label, value, canBeEmpty = false, onChange }: IconFieldProps) {
  const t = panelTexts.useT();
  const ours = navigationIconNames.map((name) => ({ value: name as string, label: t(`icons.${name}`) }));
  const options = [
    ...(canBeEmpty ? [{ value: '', label: t('noIcon') }] : []),
    ...ours,
    ...(value === '' || isIconName(value) ? [] : [{ value, label: t('uploaded') }]),
  ];
  const draw = (name: unknown, words: ReactNode) => (
    <span className={styles.option}>
      <span className={styles.icon} aria-hidden="true">
        {typeof name === 'string' && name !== '' && <NavigationIcon icon={name} />}
      </span>
      {words}
    </span>
  );
  return (
    <PanelField label={label} hint={t('iconHint')}>
      {(control) => (
        <div className={panelStyles.row}>
          <Select<string>
            {...control}
            className={panelStyles.wide ?? ''}
            value={value}
            options={options}
            showSearch={{ optionFilterProp: 'label' }}
            labelRender={({ value: name, label: words }) => draw(name, words)}
            optionRender={({ value: name, label: words }) => draw(name, words)}
            onChange={(chosen) => onChange(chosen)}
          />
          <PictureButton label={t('upload')} disabled={control.disabled} onUploaded={onChange} />
        </div>
      )}
    </PanelField>
  );
}
