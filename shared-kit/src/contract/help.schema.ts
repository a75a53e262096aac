import { type Static, Type } from 'typebox';

/** Topics that help may offer besides the portal's own pages, in the order in which they are shown (shell spec, section 2). */
export const helpTopics = ['manual', 'video', 'developer', 'customerService'] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** Link to one of the topics. `{locale}` in the address stands for `zh` or `en`. */
export const HelpLink = Type.Object({
  topic: Type.Enum([...helpTopics], { type: 'string' }),
  url: Type.String(),
});
export type HelpLink = Static<typeof HelpLink>;
/** In the order in which they are shown. */
export const HelpLinks = Type.Array(HelpLink);
