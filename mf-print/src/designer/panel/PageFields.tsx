import { pageSettingsDefaults, paperSizes, printLimits } from '@portico/shared-kit/contract/print-element-defaults';
import type { PageSettings } from '@portico/shared-kit/contract/print-elements';
import { ChoiceField, PanelSection, panelStyles } from '@portico/shared-kit/designer';
import { App, Button, Space } from 'antd';
import type { TemplatePage } from '../model/template-draft.model.ts';
import { changeSettings } from '../model/template-edits.model.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { useTemplateActions } from '../use-template-actions.ts';
import { LengthField } from './LengthField.tsx';
import { MarkFields } from './MarkFields.tsx';
import { panelTexts } from './panel.texts.ts';
import { PictureField } from './PictureField.tsx';
import { SwitchField } from './SwitchField.tsx';

const custom = 'custom';
const directions = ['portrait', 'landscape'] as const;
const margins = ['marginTop', 'marginBottom', 'marginLeft', 'marginRight'] as const;
/** Widest margin in mm. */
const widestMargin = 200;

/** Settings of a page: its paper, margins, header, footer and background. */
export function PageFields({ page: { settings, elements } }: { readonly page: TemplatePage }) {
  const t = panelTexts.useT();
  const { template, isReadOnly, dispatch } = useTemplateDesigner();
  const set = (changes: Partial<PageSettings>) =>
    dispatch({
      type: 'set',
      setting: `${settings.id} ${Object.keys(changes).join(' ')}`,
      document: changeSettings(template, settings.id, changes),
    });
  return (
    <>
      <PanelSection title={t('pageSettings')}>
        <PaperFields settings={settings} onChange={set} />
      </PanelSection>
      <PanelSection title={t('margins')}>
        <div className={panelStyles.pair}>
          {margins.map((margin) => (
            <LengthField
              key={margin}
              label={t(margin)}
              value={settings[margin]}
              max={widestMargin}
              onChange={(value) => set({ [margin]: value })}
            />
          ))}
        </div>
      </PanelSection>
      <PanelSection title={t('header')}>
        <MarkFields label={t('header')} marks={settings.header} onChange={(header) => set({ header })} />
      </PanelSection>
      <PanelSection title={t('footer')}>
        <MarkFields label={t('footer')} marks={settings.footer} onChange={(footer) => set({ footer })} />
      </PanelSection>
      <BackgroundFields settings={settings} onChange={set} />
      {!isReadOnly && <PageTools id={settings.id} count={elements.length} />}
    </>
  );
}

interface PaperFieldsProps {
  readonly settings: PageSettings;
  onChange(changes: Partial<PageSettings>): void;
}

function PaperFields({ settings, onChange }: PaperFieldsProps) {
  const t = panelTexts.useT();
  const { paperSize, paperWidth, paperHeight, direction } = settings;
  const isCustom = !Object.hasOwn(paperSizes, paperSize);
  const choose = (chosen: string) => {
    const size = paperSizes[chosen as keyof typeof paperSizes];
    onChange(
      size === undefined ? { paperSize: custom } : { paperSize: chosen, paperWidth: size[0], paperHeight: size[1] },
    );
  };
  const length = (name: 'paperWidth' | 'paperHeight', value: number) => (
    <LengthField
      label={t(name)}
      value={value}
      min={printLimits.leastPaper}
      onChange={(to) => onChange({ [name]: to })}
    />
  );
  return (
    <>
      <ChoiceField
        label={t('paperSize')}
        value={isCustom ? custom : paperSize}
        options={[
          ...Object.entries(paperSizes).map(([value, [width, height]]) => ({
            value,
            label: `${value} · ${String(width)} × ${String(height)} ${t('mm')}`,
          })),
          { value: custom, label: t('customPaper') },
        ]}
        onChange={choose}
      />
      {isCustom && (
        <div className={panelStyles.pair}>
          {length('paperWidth', paperWidth)}
          {length('paperHeight', paperHeight)}
        </div>
      )}
      <ChoiceField
        label={t('direction')}
        value={direction}
        options={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
        onChange={(chosen) =>
          onChange({ direction: directions.find((each) => each === chosen) ?? pageSettingsDefaults.direction })
        }
      />
    </>
  );
}

function BackgroundFields({ settings, onChange }: PaperFieldsProps) {
  const t = panelTexts.useT();
  const { backgroundImage, printBackground } = settings;
  return (
    <PanelSection title={t('background')}>
      <PictureField
        label={t('background')}
        value={backgroundImage}
        onChange={(id) => onChange({ backgroundImage: id, printBackground: id !== null })}
      />
      {backgroundImage !== null && (
        <SwitchField
          label={t('printBackground')}
          value={printBackground}
          onChange={(isPrinted) => onChange({ printBackground: isPrinted })}
        />
      )}
    </PanelSection>
  );
}

function PageTools({ id, count }: { readonly id: string; readonly count: number }) {
  const t = panelTexts.useT();
  const { modal } = App.useApp();
  const { template } = useTemplateDesigner();
  const { movePage, removePage } = useTemplateActions();
  const at = template.pages.findIndex(({ settings }) => settings.id === id);
  const remove = () => {
    if (count === 0) return removePage(id);
    void modal.confirm({
      title: t('removePage'),
      content: t('removePageHint', { count }),
      okText: t('remove'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: () => removePage(id),
    });
  };
  if (template.pages.length === 1) return null;
  return (
    <PanelSection title={t('page')}>
      <Space wrap size="small">
        <Button size="small" disabled={at === 0} onClick={() => movePage(id, at - 1)}>
          {t('pageUp')}
        </Button>
        <Button size="small" disabled={at === template.pages.length - 1} onClick={() => movePage(id, at + 1)}>
          {t('pageDown')}
        </Button>
        <Button size="small" danger onClick={remove}>
          {t('removePage')}
        </Button>
      </Space>
    </PanelSection>
  );
}
