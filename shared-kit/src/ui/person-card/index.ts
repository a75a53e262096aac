/** A person by name, with a card that tells who it is and how to reach them. */
export { PersonName } from './PersonName.tsx';
export { UserCardSourceContext } from './user-card-source.ts';
