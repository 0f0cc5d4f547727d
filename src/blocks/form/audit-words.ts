/**
 * Returns the next steps of a record submitted for audit (审核). No rule of the city states a time limit.
 * @param passed consequence of a passed audit: 公开发布
 * @param mine name of the list that shows the progress
 */
export const auditWords = (passed: string, mine: string): string =>
  `接下来由市平台审核：通过后${passed}；未通过的注明原因，可以修改后重新提交。审核结果以消息通知，进度在“${mine}”查看。`
