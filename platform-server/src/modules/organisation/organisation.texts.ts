/** Names of what the platform itself puts into an empty organisation; administrators may change them later. */
export const firstNames = {
  admin: { name: '管理员', nameI18n: '{"en":"Administrator"}' },
  rootRole: { name: '超级管理员', nameI18n: '{"en":"Root administrator"}' },
} as const;
