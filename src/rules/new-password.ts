interface Rule {
  /** Text of the rule, for a list of rules. */
  words: string
  holds: (password: string) => boolean
}

/** Rules for a new password: hard to guess, and typed the same way on every keyboard. */
export const passwordRules = {
  length: { words: '8 至 20 位', holds: (password) => password.length >= 8 && password.length <= 20 },
  signs: { words: '不含空格和中文', holds: (password) => /^[\x21-\x7e]+$/.test(password) },
  mixed: {
    words: '同时含有字母和数字',
    holds: (password) => /[A-Za-z]/.test(password) && /\d/.test(password),
  },
} satisfies Record<string, Rule>
