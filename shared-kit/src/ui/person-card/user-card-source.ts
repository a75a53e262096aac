import { createContext, useContext } from 'react';
import type { UserCard } from '../../contract/organisation.schema.ts';

/** Source of the cards of people, given by the page so that a name knows no API. Rejections are shown with a retry. */
export interface UserCardSource {
  /** The card of a person. */
  getUserCard(id: string, signal: AbortSignal): Promise<UserCard>;
}

/** The source for every name below; null where names are words only. */
export const UserCardSourceContext = createContext<UserCardSource | null>(null);

/** Returns the source of the page; null where it gives none. */
export function useUserCardSource(): UserCardSource | null {
  return useContext(UserCardSourceContext);
}
