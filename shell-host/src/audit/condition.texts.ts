/** Conditions of the audit trail, in both languages: names of conditions are data, as those of fields are. */
export const conditionTexts = {
  zh: {
    time: '时间',
    person: '人员',
    action: '操作',
    object: '对象',
    result: '结果',
    address: '地址',
    trace: '追踪号',
  },
  en: {
    time: 'Time',
    person: 'Person',
    action: 'Action',
    object: 'Object',
    result: 'Result',
    address: 'Address',
    trace: 'Trace ID',
  },
};
