import type { BilingualText } from '@portico/shared-kit/i18n';

/** The groups of the manual, in their order. */
export const topicGroups = ['portal', 'workflows', 'own', 'administration'] as const;

/** Page of the manual: plain words, no markup. What a screen calls something stands in quotation marks. */
export interface Topic {
  readonly group: (typeof topicGroups)[number];
  readonly title: BilingualText;
  /** A sentence that says what the place is for. */
  readonly lead: BilingualText;
  readonly parts: readonly TopicPart[];
}

/** A heading and the sentences below it. */
export interface TopicPart {
  readonly title: BilingualText;
  readonly lines: readonly BilingualText[];
}
