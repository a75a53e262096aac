import styles from './calendar.module.css';

/**
 * Props that every calendar gives to antd. A pointer that happens to rest where the calendar opens must not put its day
 * over the one that is being typed, and a calendar with times must fit on a phone.
 */
export const calendarLooks = {
  previewValue: false,
  needConfirm: false,
  classNames: { popup: { root: styles.calendar } },
} as const;
