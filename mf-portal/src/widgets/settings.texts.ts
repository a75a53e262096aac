import { defineTexts } from '@portico/shared-kit/i18n';

/** Names of the settings of widgets, and of what can be chosen for them. */
export const settingTexts = defineTexts('widgetSettings', {
  zh: {
    labels: {
      showTitle: '显示标题',
      rowHeight: '行高（像素）',
      margin: '间距（像素）',
      filters: '页面筛选',
      componentIcon: '标题图标',
      tabDirection: '选项卡方向',
      tabTitlePosition: '标题位置',
      autoplay: '自动播放',
      autoplaySpeed: '切换间隔（秒）',
      size: '显示条数',
      listIcon: '列表图标',
      navigatorIconSize: '图标大小',
    },
    values: {
      date: '日期范围',
      department: '部门',
      person: '人员',
      row: '横向',
      column: '纵向',
      left: '居左',
      center: '居中',
      right: '居右',
      noIcon: '无',
      dot: '圆点',
      diamond: '菱形',
      small: '小',
      medium: '中',
      big: '大',
    },
  },
  en: {
    labels: {
      showTitle: 'Show the title',
      rowHeight: 'Height of a row (pixels)',
      margin: 'Gap (pixels)',
      filters: 'Filters of the page',
      componentIcon: 'Icon of the title',
      tabDirection: 'Direction of the tabs',
      tabTitlePosition: 'Position of the titles',
      autoplay: 'Play automatically',
      autoplaySpeed: 'Seconds for each picture',
      size: 'Number of lines',
      listIcon: 'Mark of the lines',
      navigatorIconSize: 'Icon size',
    },
    values: {
      date: 'Date range',
      department: 'Department',
      person: 'Person',
      row: 'In a row',
      column: 'In a column',
      left: 'Left',
      center: 'Center',
      right: 'Right',
      noIcon: 'None',
      dot: 'Dot',
      diamond: 'Diamond',
      small: 'Small',
      medium: 'Medium',
      big: 'Large',
    },
  },
});

/** Name of a setting. */
export type SettingLabel =
  | 'showTitle'
  | 'rowHeight'
  | 'margin'
  | 'filters'
  | 'componentIcon'
  | 'tabDirection'
  | 'tabTitlePosition'
  | 'autoplay'
  | 'autoplaySpeed'
  | 'size'
  | 'listIcon'
  | 'navigatorIconSize';

/** Option of a setting. */
export type SettingValue =
  | 'date'
  | 'department'
  | 'person'
  | 'row'
  | 'column'
  | 'left'
  | 'center'
  | 'right'
  | 'noIcon'
  | 'dot'
  | 'diamond'
  | 'small'
  | 'medium'
  | 'big';
