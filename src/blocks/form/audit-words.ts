/**
 * What happens with a record that was handed in to be audited. No rule of the city says within which time.
 * @param passed what follows where it is let through: 公开发布
 * @param mine the list where it is followed
 */
export const auditWords = (passed: string, mine: string): string =>
  `接下来由市平台审核：通过后${passed}；未通过的注明原因，可以修改后重新提交。审核结果以消息通知，进度在“${mine}”查看。`
