/** Returns the error of a typed appeal number; undefined if it is valid or empty. */
export const numberError = (typed: string): string | undefined =>
  typed === '' || /^sq\d{14}$/i.test(typed) ? undefined : '诉求编号以 SQ 开头，后面是 14 位数字'
