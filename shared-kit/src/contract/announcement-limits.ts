/** Most characters of an announcement. */
export const announcementLimits = { title: 100, content: 4000 } as const;
