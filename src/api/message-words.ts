export const messageTypes = [
  '系统',
  '政策推送',
  '申报进度',
  '诉求',
  '对接',
  '活动',
  '免申即享',
  '审核',
] as const
