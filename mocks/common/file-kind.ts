/** First bytes of each kind of file, by the endings of its name. */
const beginnings: readonly [endings: readonly string[], bytes: readonly number[]][] = [
  [['pdf'], [0x25, 0x50, 0x44, 0x46]],
  [
    ['jpg', 'jpeg'],
    [0xff, 0xd8, 0xff],
  ],
  [['png'], [0x89, 0x50, 0x4e, 0x47]],
  // An Office document since 2007 is a zip archive.
  [
    ['docx', 'xlsx', 'zip'],
    [0x50, 0x4b],
  ],
  [
    ['doc', 'xls'],
    [0xd0, 0xcf, 0x11, 0xe0],
  ],
]

/** Returns the first bytes of a file whose name ends so; none for an ending that no upload may have. */
export const beginningOf = (ending: string): readonly number[] =>
  beginnings.find(([endings]) => endings.includes(ending))?.[1] ?? []

/** Returns the error of a file whose bytes are not those of the kind that its name ends with; undefined if they are. */
export function kindProblem(fileName: string, bytes: Uint8Array): string | undefined {
  const ending = fileName.split('.').at(-1)!.toLowerCase()
  return beginningOf(ending).every((byte, at) => bytes[at] === byte)
    ? undefined
    : `文件内容不是 ${ending.toUpperCase()} 格式，请另存为该格式后上传`
}
