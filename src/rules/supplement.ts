/**
 * Material that an enterprise may add to the item's own materials when the city returned its declaration
 * (待补正), because the reason may ask for one that the item does not list, such as a test report. File
 * extensions have no dot, as in an item.
 */
export const supplement = {
  name: '补充材料',
  accept: ['pdf', 'jpg', 'png', 'doc', 'docx', 'xls', 'xlsx'],
  maxSizeMb: 20,
  /** Maximum number of files of this material, those of earlier returns included. */
  most: 5,
} as const
