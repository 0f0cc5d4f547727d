/** What an office answered, without the courtesies that come before it: a row has room for two lines. */
export const gistOf = (reply: string): string =>
  reply
    .replace(/^(?:您好[^：:]{0,200}|.{0,200}?答复如下)[：:]\s*/s, '')
    .replace(/\s+/g, ' ')
    .trim()
