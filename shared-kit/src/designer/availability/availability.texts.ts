import { defineTexts } from '../../i18n/index.ts';

/** The words by which workflows and forms alike are switched off, retired and deleted. */
export const availabilityTexts = defineTexts('designAvailability', {
  zh: {
    off: '已停用',
    retired: '已下架',
    showRetired: '显示已下架',
    switchOff: '停用',
    switchOn: '启用',
    retire: '下架',
    offTitle: '停用“{{name}}”？',
    retireTitle: '下架“{{name}}”？',
    deleteTitle: '删除“{{name}}”？',
    cannotDelete: '不能删除“{{name}}”',
    retireInstead: '可以改为下架。',
    cancel: '取消',
    close: '关闭',
    done: { on: '已启用', off: '已停用', retired: '已下架' },
    deleted: '已删除“{{name}}”',
  },
  en: {
    off: 'Switched off',
    retired: 'Retired',
    showRetired: 'Show retired',
    switchOff: 'Switch off',
    switchOn: 'Switch on',
    retire: 'Retire',
    offTitle: 'Switch “{{name}}” off?',
    retireTitle: 'Retire “{{name}}”?',
    deleteTitle: 'Delete “{{name}}”?',
    cannotDelete: '“{{name}}” cannot be deleted',
    retireInstead: 'You can retire it instead.',
    cancel: 'Cancel',
    close: 'Close',
    done: { on: 'Switched on', off: 'Switched off', retired: 'Retired' },
    deleted: '“{{name}}” was deleted',
  },
});
