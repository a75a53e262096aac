import { useEditThemeMutation } from '@portico/shared-kit/api/system.api';
import { backStagePage } from '@portico/shared-kit/contract/back-stage';
import { commonTexts } from '@portico/shared-kit/i18n';
import { useDelayed, useToast } from '@portico/shared-kit/ui/feedback';
import { offeredOutwards, type Outward, outwards, type ThemeName } from '@portico/shared-kit/ui/theme';
import { Alert, Button, Drawer, Radio } from 'antd/es';
import { useState } from 'react';
import { usePortalTheme } from '../../app/portal-theme.ts';
import { useBackStage } from '../../app/use-back-stage.ts';
import { themeTexts } from './theme.texts.ts';
import { Swatches } from './Swatches.tsx';
import styles from './ThemeDrawer.module.css';
import { ThemePreview } from './ThemePreview.tsx';

/** Milliseconds from opening to the preview (portal spec, section 4). */
const previewDelay = 600;

interface Choice {
  readonly color: ThemeName;
  readonly outward: Outward;
}

const defaultChoice: Choice = { color: 'default', outward: 'light' };

/** Chooses the theme of the whole system (portal spec, section 2: drawer of 420, colours, appearance, preview). */
export function ThemeDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = themeTexts.useT();
  const common = commonTexts.useT();
  const toast = useToast();
  const current = usePortalTheme();
  const [choice, setChoice] = useState<Choice>({ color: current.color, outward: current.outward });
  const [edit, { isLoading }] = useEditThemeMutation();
  const isPreviewed = useDelayed(true, previewDelay);

  const chooseColour = (color: ThemeName) => setChoice({ color, outward: fitOutward(color, choice.outward) });
  const confirm = async () => {
    const answer = await edit(choice);
    if (answer.error) return;
    toast.success(t('saved'));
    onClose();
  };
  const footer = (
    <div className={styles.buttons}>
      <Button onClick={() => setChoice(defaultChoice)}>{t('restore')}</Button>
      <Button onClick={onClose}>{common('cancel')}</Button>
      <Button type="primary" loading={isLoading} onClick={() => void confirm()}>
        {t('confirm')}
      </Button>
    </div>
  );
  return (
    <Drawer open size="min(420px, 100vw)" title={t('title')} onClose={onClose} footer={footer}>
      <div className={styles.body}>
        <Alert type="info" showIcon title={t('everybody')} description={<LogosTip />} />
        <Swatches color={choice.color} outward={choice.outward} onChange={chooseColour} />
        <OutwardChoice choice={choice} onChange={(outward) => setChoice({ ...choice, outward })} />
        <section aria-label={t('preview')}>
          <h3 className={styles.heading}>{t('preview')}</h3>
          <div className={styles.preview}>{isPreviewed && <ThemePreview {...choice} />}</div>
        </section>
      </div>
    </Drawer>
  );
}

/** Tip that tells where logos and copyright are changed: in the back-stage, on the second tab of the licence settings. */
function LogosTip() {
  const t = themeTexts.useT();
  const backStage = useBackStage();
  if (backStage === null) return null;
  return (
    <>
      {t('logos')}{' '}
      <a
        className={styles.tipLink}
        href={backStagePage(backStage, 'system/license', { tab: '2' })}
        target="_blank"
        rel="noreferrer"
      >
        {t('logosLink')}
      </a>
    </>
  );
}

interface OutwardChoiceProps {
  readonly choice: Choice;
  readonly onChange: (outward: Outward) => void;
}

/** Light or dark; what the colour is not offered in says why. */
function OutwardChoice({ choice, onChange }: OutwardChoiceProps) {
  const t = themeTexts.useT();
  const offered = offeredOutwards(choice.color);
  return (
    <section>
      <h3 className={styles.heading} id="theme-outward">
        {t('outward')}
      </h3>
      <Radio.Group
        aria-labelledby="theme-outward"
        value={choice.outward}
        onChange={(event) => onChange(event.target.value as Outward)}
      >
        {outwards.map((outward) => (
          <Radio key={outward} value={outward} disabled={!offered.includes(outward)}>
            {t(outward)}
          </Radio>
        ))}
      </Radio.Group>
      {offered.length === 1 && <p className={styles.hint}>{t('darkLocked')}</p>}
    </section>
  );
}

/** Choosing the default colour forces the light appearance (portal spec, section 4). */
function fitOutward(color: ThemeName, wanted: Outward): Outward {
  return offeredOutwards(color).includes(wanted) ? wanted : 'light';
}
