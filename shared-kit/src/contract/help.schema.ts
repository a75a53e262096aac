import { type Static, Type } from 'typebox';

/** What help may offer besides the portal's own pages, in the order in which it is shown (shell spec, section 2). */
export const helpTopics = ['manual', 'video', 'developer', 'customerService'] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** Where one of them is. `{locale}` in the address stands for `zh` or `en`. */
export const HelpLink = Type.Object({
  topic: Type.Enum([...helpTopics], { type: 'string' }),
  url: Type.String(),
});
export type HelpLink = Static<typeof HelpLink>;
/** In the order in which they are shown. */
export const HelpLinks = Type.Array(HelpLink);
