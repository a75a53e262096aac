import type { PortalWidget, WidgetSettings, WidgetTypeName } from '@portico/shared-kit/portal-pages';
import type { Locale } from '@portico/shared-kit/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { SettingLabel, SettingValue } from './settings.texts.ts';

/** Group of the palette. */
export type WidgetCategory = 'navigation' | 'data' | 'layout';

/** Control by which a setting is changed. */
type SettingControl =
  | { readonly control: 'choice' | 'choices'; readonly values: readonly SettingValue[] }
  | { readonly control: 'switch' | 'seconds' | 'icon' }
  | { readonly control: 'number'; readonly min: number; readonly max: number };

/** Setting of a widget, as the designer's panel draws it. */
export type SettingField<TSettings> = SettingControl & {
  readonly code: keyof TSettings & string;
  readonly label: SettingLabel;
  /** Returns whether it means something beside the others; shown always where it is absent. */
  isShown?(settings: TSettings): boolean;
};

/** Props of an editor of settings that no control of the panel can change, such as a list of links. */
export interface SettingsEditorProps<T extends WidgetTypeName> {
  readonly widget: Extract<PortalWidget, { readonly type: T }>;
  /** Changes settings; changes by the same name that follow each other are one step of undo. */
  onChange(changes: Partial<WidgetSettings[T]>, name: string): void;
}

/** Facts of a type of widget that only its designer needs. Methods, not properties: types share one registry. */
export interface WidgetDesign<T extends WidgetTypeName> {
  readonly type: T;
  /** Group in which it stands in the palette; null where it does not stand there by itself. */
  readonly category: WidgetCategory | null;
  readonly Icon: ComponentType;
  /** Returns the name of the type in a language. */
  nameIn(locale: Locale): string;
  readonly fields: readonly SettingField<WidgetSettings[T]>[];
  Editor?(props: SettingsEditorProps<T>): ReactNode;
}

/** Defines how a type of widget is designed. */
export function defineWidgetDesign<T extends WidgetTypeName>(design: WidgetDesign<T>): WidgetDesign<T> {
  return design;
}
