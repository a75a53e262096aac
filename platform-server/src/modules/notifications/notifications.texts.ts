import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of every type of message, by the name of its row. */
export const notificationTexts = defineTexts('notifications', {
  zh: {
    names: {
      and: '、',
      moreRoles: '{{names}} 等 {{count}} 个',
      morePeople: '{{names}} 等 {{count}} 人',
      titles: '：{{names}}',
      moreTitles: '：{{names}} 等',
    },
    test: '[测试] {{title}}',
    quote: '{{content}}。附言：{{comment}}',
    workItemReceived: {
      title: '待办提醒',
      content: '{{originatorName}} 发起的“{{instanceName}}”等待您处理，当前节点：{{activityName}}',
    },
    instanceReturned: {
      title: '流程被退回',
      content: '{{actorName}} 将“{{instanceName}}”退回给您，请修改后重新提交',
      again: {
        title: '待办被退回',
        content: '{{actorName}} 将“{{instanceName}}”退回给您重新处理，当前节点：{{activityName}}',
      },
    },
    instanceCompleted: {
      title: '流程已完成',
      content: '您发起的“{{instanceName}}”已审批完成',
      early: { title: '流程提前办结', content: '{{actorName}} 已提前办结您发起的“{{instanceName}}”' },
    },
    instanceDisagreed: { title: '流程未通过', content: '您发起的“{{instanceName}}”未通过审批' },
    workItemUrged: {
      title: '催办提醒',
      content: '{{actorName}} 催您处理“{{instanceName}}”，当前节点：{{activityName}}',
    },
    workItemForwarded: {
      title: '待办转办',
      content: '{{actorName}} 将“{{instanceName}}”转给您处理，当前节点：{{activityName}}',
    },
    assistanceAsked: {
      title: '协办请求',
      content: '{{actorName}} 请您协办“{{instanceName}}”，当前节点：{{activityName}}',
      answered: {
        title: '协办已答复',
        content: '您就“{{instanceName}}”邀请的人均已答复，最后答复的是 {{actorName}}，当前节点：{{activityName}}',
      },
    },
    workItemAdded: {
      title: '加签提醒',
      content: '{{actorName}} 请您加签“{{instanceName}}”，当前节点：{{activityName}}',
      answered: {
        title: '加签已答复',
        content: '您就“{{instanceName}}”邀请的人均已答复，最后答复的是 {{actorName}}，当前节点：{{activityName}}',
      },
    },
    instanceCirculated: { title: '待阅提醒', content: '{{actorName}} 将“{{instanceName}}”传阅给您' },
    instanceWithdrawn: {
      title: '流程已撤回',
      content: '{{actorName}} 已撤回“{{instanceName}}”，您无需再处理',
      aborted: { title: '流程已终止', content: '{{actorName}} 已终止“{{instanceName}}”，您无需再处理' },
      voided: { title: '流程已作废', content: '{{actorName}} 已作废“{{instanceName}}”，您无需再处理' },
      early: { title: '流程提前办结', content: '{{actorName}} 已提前办结“{{instanceName}}”，您无需再处理' },
      takenAway: {
        title: '待办已收回',
        content: '{{actorName}} 已收回您在“{{instanceName}}”的待办，您无需再处理，节点：{{activityName}}',
      },
      timeLimit: {
        title: '待办已关闭',
        content: '“{{instanceName}}”的处理时限已过，您的待办已关闭，节点：{{activityName}}',
      },
      notNeeded: {
        title: '邀请已取消',
        content: '“{{instanceName}}”已继续流转，不再需要您的意见，节点：{{activityName}}',
      },
      ownAborted: { title: '流程已终止', content: '{{actorName}} 已终止您发起的“{{instanceName}}”' },
      ownVoided: { title: '流程已作废', content: '{{actorName}} 已作废您发起的“{{instanceName}}”' },
      ownTimeAborted: { title: '流程超时终止', content: '您发起的“{{instanceName}}”因处理超时已终止' },
      ownTimeVoided: { title: '流程超时作废', content: '您发起的“{{instanceName}}”因处理超时已作废' },
      ownerTaken: { title: '流程已移交', content: '{{actorName}} 已将您发起的“{{instanceName}}”移交给他人' },
    },
    workItemDueSoon: {
      title: '即将超时',
      content: '“{{instanceName}}”将在 {{timeout}}后超时，当前节点：{{activityName}}',
    },
    workItemTimedOut: {
      title: '任务超时',
      content: '“{{instanceName}}”已超时 {{timeout}}，当前节点：{{activityName}}',
      passed: {
        title: '任务超时，自动通过',
        content: '您未在时限内处理“{{instanceName}}”，系统已自动通过，节点：{{activityName}}',
      },
      aborted: {
        title: '任务超时，流程终止',
        content: '您未在时限内处理“{{instanceName}}”，流程已终止，节点：{{activityName}}',
      },
      voided: {
        title: '任务超时，流程作废',
        content: '您未在时限内处理“{{instanceName}}”，流程已作废，节点：{{activityName}}',
      },
    },
    delegationBegun: {
      title: '工作委托',
      content: '{{actorName}} 将工作委托给您，期限：{{startTime}} 至 {{endTime}}',
    },
    delegationEnded: {
      title: '委托结束',
      content: '{{actorName}} 委托给您的工作已结束',
      failed: { title: '委托提前结束', content: '{{actorName}} 已不能处理您委托的工作，未处理的待办已退回给您' },
    },
    mentioned: { title: '有人提到您', content: '{{actorName}} 在“{{objectDataName}}”中提到了您：{{comment}}' },
    replied: { title: '有人回复您', content: '{{actorName}} 在“{{objectDataName}}”中回复了您：{{comment}}' },
    recordReceived: {
      title: '数据移交',
      content: '{{originatorName}} 将{{modelName}}“{{instanceName}}”的拥有者改为您',
    },
    recordsReceived: {
      title: '数据移交',
      content: '{{originatorName}} 将 {{count}} 条{{modelName}}数据的拥有者改为您',
    },
    listChanged: {
      title: '订阅的列表有变化',
      content:
        '“{{objectDataName}}”（{{modelName}}）有 {{enteredCount}} 条数据进入，{{leftCount}} 条离开{{recordTitles}}',
      entered: {
        title: '订阅的列表有新数据',
        content: '“{{objectDataName}}”（{{modelName}}）有 {{enteredCount}} 条数据进入{{recordTitles}}',
      },
      left: {
        title: '数据已离开订阅的列表',
        content: '“{{objectDataName}}”（{{modelName}}）有 {{leftCount}} 条数据离开{{recordTitles}}',
      },
    },
    subscriptionEnded: {
      title: '订阅已结束',
      content: '对“{{objectDataName}}”（{{modelName}}）的订阅已结束',
      tooMany: {
        title: '订阅已结束',
        content: '“{{objectDataName}}”（{{modelName}}）的数据已超过 10,000 条，订阅已结束。请缩小范围后重新订阅',
      },
      noRight: {
        title: '订阅已结束',
        content: '您已没有查看“{{objectDataName}}”（{{modelName}}）的权限，订阅已结束',
      },
      gone: {
        title: '订阅已结束',
        content: '“{{objectDataName}}”（{{modelName}}）的视图已不存在或已无法读取，订阅已结束',
      },
    },
    importEnded: {
      title: '导入完成',
      content: '{{modelName}}已导入 {{count}} 条，失败 {{failedCount}} 条',
      failed: { title: '导入失败', content: '{{modelName}}导入未完成，请检查文件后重新导入' },
    },
    exportEnded: {
      title: '导出完成',
      content: '{{modelName}}的 {{count}} 条数据已导出，可以下载',
      failed: { title: '导出失败', content: '{{modelName}}导出未完成，请重新导出' },
    },
    passwordChanged: {
      title: '密码已修改',
      content: '您的登录密码已修改。如非本人操作，请立即联系管理员',
      factorOn: { title: '两步验证已开启', content: '登录时除密码外还需输入验证码。如非本人操作，请立即联系管理员' },
      factorOff: { title: '两步验证已关闭', content: '登录时只需输入密码。如非本人操作，请立即修改密码并联系管理员' },
      recoveryCodes: { title: '恢复码已更新', content: '以前的恢复码已失效。如非本人操作，请立即联系管理员' },
    },
    passwordReset: {
      title: '密码已重置',
      content: '管理员已重置您的登录密码，请登录后尽快修改',
      factorReset: { title: '两步验证已重置', content: '管理员已重置您的两步验证，请在个人设置中重新设置' },
    },
    rolesGiven: { title: '角色变更', content: '您已被授予角色：{{roles}}' },
    rolesTaken: { title: '角色变更', content: '您已不再拥有角色：{{roles}}' },
    peopleLeft: { title: '离职交接', content: '以下人员已离职，请及时办理工作交接：{{userNameList}}' },
    departmentChanged: { title: '部门调整', content: '您的主部门已调整为 {{organizationName}}' },
    signedInElsewhere: {
      title: '登录提醒',
      content: '您的账号于 {{time}} 在其他设备登录',
      failed: {
        title: '登录失败提醒',
        content: '您的账号有 {{count}} 次登录失败，最近一次在 {{time}}。如非本人操作，请修改密码',
      },
      recoveryCode: {
        title: '恢复码已使用',
        content: '您的账号于 {{time}} 使用了一个恢复码，还剩 {{count}} 个。如非本人操作，请立即修改密码',
      },
    },
    ruleEnded: {
      title: '业务规则执行成功',
      content: '业务规则“{{ruleName}}”已执行：{{objectDataName}}',
      failed: { title: '业务规则执行失败', content: '业务规则“{{ruleName}}”执行失败：{{objectDataName}}' },
      stopped: {
        title: '流程异常',
        content: '“{{objectDataName}}”停在“{{ruleName}}”，等待管理员处理：{{comment}}',
      },
      designTaken: {
        title: '流程设计被接管',
        content: '{{comment}} 接管了流程“{{ruleName}}”的设计，您不能再保存修改',
      },
      formTaken: {
        title: '表单设计被接管',
        content: '{{comment}} 接管了表单“{{ruleName}}”的设计，您不能再保存修改',
      },
      portalPageTaken: {
        title: '门户页面设计被接管',
        content: '{{comment}} 接管了门户页面“{{ruleName}}”的设计，您不能再保存修改',
      },
      printTemplateTaken: {
        title: '打印模板设计被接管',
        content: '{{comment}} 接管了打印模板“{{ruleName}}”的设计，您不能再保存修改',
      },
      reportTaken: {
        title: '报表设计被接管',
        content: '{{comment}} 接管了报表“{{ruleName}}”的设计，您不能再保存修改',
      },
    },
    announcement: { title: '公告：{{objectDataName}}', content: '{{htmlStr}}' },
  },
  en: {
    names: {
      and: ', ',
      moreRoles: '{{names}} and {{rest}} more',
      morePeople: '{{names}} and {{rest}} more',
      titles: ': {{names}}',
      moreTitles: ': {{names}} …',
    },
    test: '[Test] {{title}}',
    quote: '{{content}}. Note: {{comment}}',
    workItemReceived: {
      title: 'New to-do',
      content: '“{{instanceName}}”, started by {{originatorName}}, is waiting for you: {{activityName}}',
    },
    instanceReturned: {
      title: 'Workflow returned',
      content: '{{actorName}} returned “{{instanceName}}” to you. Change it and submit it again',
      again: {
        title: 'To-do sent back',
        content: '{{actorName}} sent “{{instanceName}}” back to you to handle it again: {{activityName}}',
      },
    },
    instanceCompleted: {
      title: 'Workflow completed',
      content: 'The approval of your “{{instanceName}}” is complete',
      early: {
        title: 'Workflow completed early',
        content: '{{actorName}} completed your “{{instanceName}}” early',
      },
    },
    instanceDisagreed: { title: 'Workflow not approved', content: 'Your “{{instanceName}}” was not approved' },
    workItemUrged: {
      title: 'Reminder',
      content: '{{actorName}} asks you to handle “{{instanceName}}” soon: {{activityName}}',
    },
    workItemForwarded: {
      title: 'To-do forwarded',
      content: '{{actorName}} forwarded “{{instanceName}}” to you: {{activityName}}',
    },
    assistanceAsked: {
      title: 'Assistance requested',
      content: '{{actorName}} asks for your help with “{{instanceName}}”: {{activityName}}',
      answered: {
        title: 'Assistance received',
        content: 'Everyone you asked about “{{instanceName}}” has responded, {{actorName}} last: {{activityName}}',
      },
    },
    workItemAdded: {
      title: 'Approval requested',
      content: '{{actorName}} also asks you to approve “{{instanceName}}”: {{activityName}}',
      answered: {
        title: 'All added approvers responded',
        content: 'Everyone you asked about “{{instanceName}}” has responded, {{actorName}} last: {{activityName}}',
      },
    },
    instanceCirculated: { title: 'CC', content: "{{actorName}} CC'd you on “{{instanceName}}”" },
    instanceWithdrawn: {
      title: 'Workflow withdrawn',
      content: '{{actorName}} withdrew “{{instanceName}}”. You no longer need to handle it',
      aborted: {
        title: 'Workflow aborted',
        content: '{{actorName}} aborted “{{instanceName}}”. You no longer need to handle it',
      },
      voided: {
        title: 'Workflow voided',
        content: '{{actorName}} voided “{{instanceName}}”. You no longer need to handle it',
      },
      early: {
        title: 'Workflow completed early',
        content: '{{actorName}} completed “{{instanceName}}” early. You no longer need to handle it',
      },
      takenAway: {
        title: 'To-do taken back',
        content:
          '{{actorName}} took back your to-do in “{{instanceName}}”: {{activityName}}. You no longer need to handle it',
      },
      timeLimit: {
        title: 'To-do closed',
        content: 'The time limit of “{{instanceName}}” has passed; your to-do was closed: {{activityName}}',
      },
      notNeeded: {
        title: 'Your response is no longer needed',
        content: '“{{instanceName}}” continued without it: {{activityName}}. You no longer need to respond',
      },
      ownAborted: { title: 'Workflow aborted', content: '{{actorName}} aborted your “{{instanceName}}”' },
      ownVoided: { title: 'Workflow voided', content: '{{actorName}} voided your “{{instanceName}}”' },
      ownTimeAborted: {
        title: 'Workflow aborted',
        content: 'Your “{{instanceName}}” was aborted because it was not handled in time',
      },
      ownTimeVoided: {
        title: 'Workflow voided',
        content: 'Your “{{instanceName}}” was voided because it was not handled in time',
      },
      ownerTaken: {
        title: 'Workflow handed over',
        content: '{{actorName}} handed your “{{instanceName}}” over to somebody else',
      },
    },
    workItemDueSoon: { title: 'Due soon', content: '“{{instanceName}}” is due in {{timeout}}: {{activityName}}' },
    workItemTimedOut: {
      title: 'Overdue',
      content: '“{{instanceName}}” is overdue by {{timeout}}: {{activityName}}',
      passed: {
        title: 'Overdue, approved automatically',
        content: 'You did not handle “{{instanceName}}” in time, so it was approved automatically: {{activityName}}',
      },
      aborted: {
        title: 'Overdue, workflow aborted',
        content: 'You did not handle “{{instanceName}}” in time, so it was aborted: {{activityName}}',
      },
      voided: {
        title: 'Overdue, workflow voided',
        content: 'You did not handle “{{instanceName}}” in time, so it was voided: {{activityName}}',
      },
    },
    delegationBegun: {
      title: 'Work delegated',
      content: '{{actorName}} delegated work to you, from {{startTime}} to {{endTime}}',
    },
    delegationEnded: {
      title: 'Delegation ended',
      content: 'The work that {{actorName}} delegated to you has ended',
      failed: {
        title: 'Delegation ended early',
        content: '{{actorName}} can no longer act for you. Work that was not handled has been returned to you',
      },
    },
    mentioned: {
      title: 'You were mentioned',
      content: '{{actorName}} mentioned you in “{{objectDataName}}”: {{comment}}',
    },
    replied: { title: 'New reply', content: '{{actorName}} replied to you in “{{objectDataName}}”: {{comment}}' },
    recordReceived: {
      title: 'Record handed over',
      content: '{{originatorName}} has made you the owner of “{{instanceName}}” ({{modelName}})',
    },
    recordsReceived: {
      title: 'Records handed over',
      content: '{{originatorName}} has made you the owner of {{count}} records ({{modelName}})',
    },
    listChanged: {
      title: 'A list that you watch has changed',
      content: '“{{objectDataName}}” ({{modelName}}): {{enteredCount}} entered, {{leftCount}} left{{recordTitles}}',
      entered: {
        title: 'New in a list that you watch',
        content: '“{{objectDataName}}” ({{modelName}}): {{enteredCount}} entered{{recordTitles}}',
      },
      left: {
        title: 'Gone from a list that you watch',
        content: '“{{objectDataName}}” ({{modelName}}): {{leftCount}} left{{recordTitles}}',
      },
    },
    subscriptionEnded: {
      title: 'Subscription ended',
      content: 'You are no longer notified about “{{objectDataName}}” ({{modelName}})',
      tooMany: {
        title: 'Subscription ended',
        content:
          '“{{objectDataName}}” ({{modelName}}) has more than 10,000 records now, so it is no longer watched. Narrow the list and subscribe again',
      },
      noRight: {
        title: 'Subscription ended',
        content: 'You may no longer see “{{objectDataName}}” ({{modelName}}), so it is no longer watched',
      },
      gone: {
        title: 'Subscription ended',
        content:
          'The view of “{{objectDataName}}” ({{modelName}}) is gone or can no longer be read, so it is no longer watched',
      },
    },
    importEnded: {
      title: 'Import finished',
      content: '{{modelName}}: {{count}} imported, {{failedCount}} failed',
      failed: { title: 'Import failed', content: '{{modelName}} was not imported. Check the file and import it again' },
    },
    exportEnded: {
      title: 'Export finished',
      content: '{{modelName}}: {{count}} records are ready to download',
      failed: { title: 'Export failed', content: '{{modelName}} was not exported. Export it again' },
    },
    passwordChanged: {
      title: 'Password changed',
      content: 'Your password was changed. If this was not you, contact an administrator immediately',
      factorOn: {
        title: 'Two-step verification turned on',
        content:
          'Signing in now requires a code in addition to the password. If this was not you, contact an administrator immediately',
      },
      factorOff: {
        title: 'Two-step verification turned off',
        content:
          'Signing in now requires only the password. If this was not you, change your password and contact an administrator',
      },
      recoveryCodes: {
        title: 'New recovery codes',
        content:
          'Your previous recovery codes are no longer valid. If this was not you, contact an administrator immediately',
      },
    },
    passwordReset: {
      title: 'Password reset',
      content: 'An administrator has reset your password. Change it after you sign in',
      factorReset: {
        title: 'Two-step verification reset',
        content: 'An administrator has reset your two-step verification. Set it up again in personal settings',
      },
    },
    rolesGiven: { title: 'Roles changed', content: 'You now have these roles: {{roles}}' },
    rolesTaken: { title: 'Roles changed', content: 'You no longer have these roles: {{roles}}' },
    peopleLeft: {
      title: 'Departure',
      content: '{{userNameList}} left the organisation. Please arrange the handover of their work',
    },
    departmentChanged: { title: 'Department changed', content: 'Your main department is now {{organizationName}}' },
    signedInElsewhere: {
      title: 'New sign-in',
      content: 'Your account was used to sign in elsewhere at {{time}}',
      failed: {
        title: 'Failed sign-ins',
        content:
          'Failed sign-ins with your account: {{count}}, the last one at {{time}}. If this was not you, change your password',
      },
      recoveryCode: {
        title: 'Recovery code used',
        content:
          'A recovery code of your account was used at {{time}}. Codes left: {{count}}. If this was not you, change your password',
      },
    },
    ruleEnded: {
      title: 'Business rule executed',
      content: 'The business rule “{{ruleName}}” has run: {{objectDataName}}',
      failed: { title: 'Business rule failed', content: 'The business rule “{{ruleName}}” failed: {{objectDataName}}' },
      stopped: {
        title: 'Workflow stopped',
        content: '“{{objectDataName}}” stopped at “{{ruleName}}” and needs an administrator: {{comment}}',
      },
      designTaken: {
        title: 'Design taken over',
        content: '{{comment}} has taken over the design of “{{ruleName}}”: you can no longer save changes',
      },
      formTaken: {
        title: 'Form taken over',
        content: '{{comment}} has taken over the form “{{ruleName}}”: you can no longer save changes',
      },
      portalPageTaken: {
        title: 'Portal page taken over',
        content: '{{comment}} has taken over the portal page “{{ruleName}}”: you can no longer save changes',
      },
      printTemplateTaken: {
        title: 'Print template taken over',
        content: '{{comment}} has taken over the print template “{{ruleName}}”: you can no longer save changes',
      },
      reportTaken: {
        title: 'Report taken over',
        content: '{{comment}} has taken over the report “{{ruleName}}”: you can no longer save changes',
      },
    },
    announcement: { title: 'Announcement: {{objectDataName}}', content: '{{htmlStr}}' },
  },
});
