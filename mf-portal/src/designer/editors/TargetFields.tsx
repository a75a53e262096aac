import { ChoiceField } from '@portico/shared-kit/designer';
import { isAddress, type Target, type TargetKind } from '../model/targets.model.ts';
import { panelTexts } from '../panel/panel.texts.ts';
import { DialogText } from './ItemDialog.tsx';
import { useTargetOptions } from './use-target-options.ts';

interface TargetFieldsProps {
  readonly kinds: readonly TargetKind[];
  readonly target: Target;
  onChange(target: Target): void;
}

/** Fields for what a link opens: its kind, the target itself, and in which page. */
export function TargetFields({ kinds, target, onChange }: TargetFieldsProps) {
  const t = panelTexts.useT();
  const { kind, opensNewPage } = target;
  const set = (changes: Partial<Target>) => onChange({ ...target, ...changes });
  const modes = (['curPage', 'newPage'] as const).map((mode) => ({ value: mode, label: t(`openModes.${mode}`) }));
  return (
    <>
      <ChoiceField
        label={`${t('target')} *`}
        value={kind}
        options={kinds.map((each) => ({ value: each, label: t(`targets.${each}`) }))}
        onChange={(chosen) => set({ kind: chosen as TargetKind })}
      />
      <TargetChoice target={target} onChange={set} />
      {kind !== 'none' && (
        <ChoiceField
          label={t('openMode')}
          value={opensNewPage ? 'newPage' : 'curPage'}
          options={modes}
          onChange={(mode) => set({ opensNewPage: mode === 'newPage' })}
        />
      )}
    </>
  );
}

interface TargetChoiceProps {
  readonly target: Target;
  onChange(changes: Partial<Target>): void;
}

function TargetChoice({ target, onChange }: TargetChoiceProps) {
  const t = panelTexts.useT();
  const { kind, app, bizModel, portalPage, url } = target;
  const options = useTargetOptions(target);
  if (kind === 'none') return null;
  if (kind === 'URL') {
    const problem = url !== '' && !isAddress(url) ? t('badUrl') : null;
    const change = (text: string) => onChange({ url: text.trim() });
    return (
      <DialogText
        label={`${t('url')} *`}
        hint={t('urlHint')}
        value={url}
        maxLength={2000}
        problem={problem}
        onChange={change}
      />
    );
  }
  if (kind === 'portalPage') {
    const change = (code: string) => onChange({ portalPage: code });
    return (
      <ChoiceField
        label={`${t('portalPage')} *`}
        value={portalPage || null}
        options={options.pages}
        onChange={change}
      />
    );
  }
  return (
    <>
      <ChoiceField
        label={`${t('app')} *`}
        value={app || null}
        options={options.applications}
        onChange={(code) => onChange({ app: code, bizModel: '' })}
      />
      {kind === 'bizModel' && (
        <ChoiceField
          label={`${t('bizModel')} *`}
          value={bizModel || null}
          options={options.models}
          onChange={(code) => onChange({ bizModel: code })}
        />
      )}
    </>
  );
}
