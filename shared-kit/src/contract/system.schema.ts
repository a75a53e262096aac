import { type Static, Type } from 'typebox';
import { Nullable } from './common.schema.ts';

/** Theme info (portal spec, section 3). `outward` is light or dark. */
export const ThemeInfo = Type.Object({
  name: Type.String(),
  icon: Type.Union([Type.String(), Type.Null()]),
  color: Type.Union([
    Type.Literal('default'),
    Type.Literal('golden'),
    Type.Literal('red'),
    Type.Literal('green'),
    Type.Literal('blue'),
    Type.Literal('purple'),
    Type.Literal('black'),
  ]),
  outward: Type.Union([Type.Literal('light'), Type.Literal('dark')]),
});
export type ThemeInfo = Static<typeof ThemeInfo>;

/** A theme for everybody; dark only where the colour is not the default (portal spec, section 2). */
export const EditThemeInput = Type.Object({
  color: ThemeInfo.properties.color,
  outward: ThemeInfo.properties.outward,
});
export type EditThemeInput = Static<typeof EditThemeInput>;

/** Configuration that the shell needs before anybody signs in. */
export const SystemConfig = Type.Object({
  theme: ThemeInfo,
  clientVersion: Type.String(),
  corpId: Type.String(),
  /** True where /application-portal is there. */
  openApplicationPortal: Type.Boolean(),
  /** The application that people begin with, alone. */
  appCode: Type.Union([Type.String(), Type.Null()]),
  /** Address at which administrators manage the organisation; null where this portal has no back-stage. */
  backStageUrl: Type.Union([Type.String(), Type.Null()]),
  /** Address to which phones are sent that open a message. */
  mobilePortalUrl: Type.Union([Type.String(), Type.Null()]),
  /** Name that people use for the account of another system that they may sign in with; null: they may not. */
  openIdName: Nullable(Type.Object({ zh: Nullable(Type.String()), en: Nullable(Type.String()) })),
});
export type SystemConfig = Static<typeof SystemConfig>;
