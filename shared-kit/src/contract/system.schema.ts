import { type Static, Type } from 'typebox';

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

/** What the shell must know before anybody signs in. */
export const SystemConfig = Type.Object({
  theme: ThemeInfo,
  clientVersion: Type.String(),
  corpId: Type.String(),
});
export type SystemConfig = Static<typeof SystemConfig>;
