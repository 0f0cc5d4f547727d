/** Typical search queries: frequent and rare words, one letter, several words, a whole phrase, no match */
export const queries = [
  '研发',
  '专精特新 补助',
  '企业',
  '研',
  '设备更新贷款 贴息',
  '截留挪用资金',
  '高新区工信局',
  '海洋产业 人才 市级',
  '查无此词',
]
