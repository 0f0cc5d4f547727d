/** One to five stars with their words, as the choices of a judgement. */
export const stars = ['很不满意', '不满意', '一般', '满意', '很满意'].map((words, at) => ({
  value: at + 1,
  label: `${String(at + 1)} 星 ${words}`,
}))
