import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of what an action leads to. */
export const actionPreviewTexts = defineTexts('workflowAhead', {
  zh: {
    title: '提交后的流向',
    ends: '流程结束，状态为“{{status}}”。',
    next: '下一步',
    open: '仍待处理',
    cc: '传阅给',
    readers: '传阅',
    later: '之后',
    asItIs: '按单据当前内容、其他人均同意推算。',
    endsThen: '再往后流程结束：按单据当前内容、其他人均同意推算。',
    unknown: '再往后取决于后续的处理，目前无法确定。',
    comma: '、',
    more: '{{names}} 等 {{count}} 人',
  },
  en: {
    title: 'Where it goes from here',
    ends: 'The workflow ends as “{{status}}”.',
    next: 'Next',
    open: 'Still open',
    cc: 'CC',
    readers: "CC'd people",
    later: 'After that',
    asItIs: 'Based on the record as it is now, assuming everyone else agrees.',
    endsThen: 'Then the workflow ends, based on the record as it is now and assuming everyone else agrees.',
    unknown: 'What happens next depends on later decisions and is not known yet.',
    comma: ', ',
    more: '{{names}} and others, {{count}} people',
  },
});
