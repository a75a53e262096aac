import { defineTexts } from '../../i18n/index.ts';

/** Words of restoring one value from the form trace. */
export const restoreValueTexts = defineTexts('restoreValue', {
  zh: {
    title: '恢复“{{name}}”的值？',
    ok: '恢复此值',
    same: '“{{name}}”现在就是这个值',
    done: '已恢复“{{name}}”的值',
  },
  en: {
    title: 'Restore the value of “{{name}}”?',
    ok: 'Restore this value',
    same: '“{{name}}” has this value already',
    done: 'The value of “{{name}}” is restored',
  },
});
