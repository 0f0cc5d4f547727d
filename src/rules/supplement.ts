/**
 * What an enterprise may hand in beside the item's own papers when the city returned its declaration (待补正): the reason
 * may ask for a paper that the item does not list, such as a test report. Endings come without a dot, as an item's do.
 */
export const supplement = {
  name: '补充材料',
  accept: ['pdf', 'jpg', 'png', 'doc', 'docx', 'xls', 'xlsx'],
  maxSizeMb: 20,
  /** Files of all papers of this name together, those of an earlier return included. */
  most: 5,
} as const
