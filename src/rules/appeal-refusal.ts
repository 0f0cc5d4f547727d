/**
 * Reasons for refusing an appeal (不予受理; records, "Appeal 诉求", after the work rules of 12345 lines,
 * 国办发〔2020〕53号, and 信访工作条例): a short label, and a text shown as help before a person submits an appeal.
 */
export const refusalReasons = [
  { short: '不属于本市职责', words: '所反映事项不属于本市党委、政府及其部门的职责范围。' },
  { short: '已进入法定程序', words: '已进入或应当通过诉讼、仲裁、行政复议等法定程序解决。' },
  { short: '信访部门已受理', words: '已由信访部门受理，正在办理或已经办结。' },
  { short: '涉及秘密或隐私', words: '涉及国家秘密、商业秘密或他人个人隐私，不宜在平台公开办理。' },
  { short: '违法或没有实质内容', words: '内容违反法律法规、公序良俗，含有侮辱谩骂，或没有实质内容。' },
  { short: '重复反映', words: '与正在办理或已经办结的诉求重复，且没有新的情况。' },
  { short: '依法不予受理的其他情形', words: '法律、法规规定不予受理的其他情形。' },
] as const
