/** What is wrong with a number of an appeal as somebody typed it; undefined where it may be one, or none was typed. */
export const numberError = (typed: string): string | undefined =>
  typed === '' || /^sq\d{14}$/i.test(typed) ? undefined : '诉求编号以 SQ 开头，后面是 14 位数字'
