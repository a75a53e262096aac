import { PanelSection } from '@portico/shared-kit/designer';
import type { PortalWidget, WidgetTypeName } from '@portico/shared-kit/portal-pages';
import type { ReactNode } from 'react';
import type { SettingsEditorProps, WidgetDesign } from '../../widgets/widget-design.ts';
import { widgetDesigns } from '../../widgets/widget-designs.ts';
import { isFree } from '../model/page-structure.model.ts';
import { useWidgetNames } from '../use-widget-names.ts';
import { LayoutFields } from './LayoutFields.tsx';
import { PageFields } from './PageFields.tsx';
import { type AnySetting, SettingControl } from './SettingControl.tsx';
import { StyleFields } from './StyleFields.tsx';
import { TitleFields } from './TitleFields.tsx';
import { useWidgetChange } from './use-widget-change.ts';
import { WidgetTools } from './WidgetTools.tsx';

/** Fields for one widget: its title, its settings, its place and its look. */
export function WidgetFields({ widget }: { readonly widget: PortalWidget }) {
  const names = useWidgetNames();
  const change = useWidgetChange(widget.id);
  const isUnknown = widget.type === 'Unknown';
  return (
    <>
      <PanelSection title={names[widget.type]}>
        {isFree(widget) && <WidgetTools ids={[widget.id]} />}
        {widget.type === 'Page' && <PageFields />}
        {isFree(widget) && !isUnknown && <TitleFields widget={widget} />}
        <SettingFields widget={widget} />
      </PanelSection>
      {isFree(widget) && <LayoutFields widget={widget} />}
      {!isUnknown && widget.type !== 'TabsPanelGrid' && (
        <StyleFields
          style={widget.style}
          onChange={(changes, name) =>
            change(`style ${name}`, (before) => ({ ...before, style: { ...before.style, ...changes } }))
          }
        />
      )}
    </>
  );
}

type Values = Readonly<Record<string, unknown>>;

function SettingFields({ widget }: { readonly widget: PortalWidget }) {
  const change = useWidgetChange(widget.id);
  const design = widgetDesigns[widget.type] as unknown as WidgetDesign<WidgetTypeName>;
  const values = widget.settings as Values;
  const fields = (design.fields as unknown as readonly AnySetting[]).filter((field) => field.isShown?.(values) ?? true);
  const set = (changes: Values, name: string) =>
    change(name, (before) => ({ ...before, settings: { ...before.settings, ...changes } }) as PortalWidget);
  const Editor = design.Editor as ((props: SettingsEditorProps<WidgetTypeName>) => ReactNode) | undefined;
  if (fields.length === 0 && Editor === undefined) return null;
  return (
    <>
      {fields.map((field) => (
        <SettingControl
          key={field.code}
          field={field}
          value={values[field.code]}
          onChange={(value) => set({ [field.code]: value }, field.code)}
        />
      ))}
      {Editor !== undefined && <Editor widget={widget} onChange={(changes, name) => set(changes as Values, name)} />}
    </>
  );
}
