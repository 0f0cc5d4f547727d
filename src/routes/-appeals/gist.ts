/** Returns an office's answer without its opening courtesies, because a row has room for two lines. */
export const gistOf = (reply: string): string =>
  reply
    .replace(/^(?:您好[^：:]{0,200}|.{0,200}?答复如下)[：:]\s*/s, '')
    .replace(/\s+/g, ' ')
    .trim()
