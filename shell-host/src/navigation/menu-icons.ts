import type { ComponentType } from 'react';
import * as icons from './menu-icon-names.ts';

/** Icons that an entry of an application's menu may name, as packages write them. */
export const menuIcons: Readonly<Record<string, ComponentType<{ 'aria-hidden': 'true' }>>> = icons;
