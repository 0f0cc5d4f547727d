import { cleanLine } from '#lib/clean.ts'
import { numberText } from '#lib/numbers.ts'

/** Rules of a slot for attachments */
export interface FileRules {
  /** Extensions as in an input's `accept`, `.pdf,.jpg`; any file if missing */
  accept?: string
  maxSizeMb?: number
  /** Maximal number of files */
  limit?: number
  /** Measure word of the files; 个 by default */
  unit?: string
}

const MB = 1024 * 1024
const GB = 1024 * MB

/** Returns the extension of a file name in capitals, such as PDF; 文件 without one. */
export const extensionOf = (name: string): string => /\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? '文件'

/** Formats a size: 812 KB, 3.2 MB, 10 GB. */
export function sizeText(bytes: number): string {
  if (bytes < MB) return `${String(Math.max(1, Math.round(bytes / 1024)))} KB`
  const [size, unit] = bytes < GB ? [bytes / MB, 'MB'] : [bytes / GB, 'GB']
  return `${numberText(size, 1)} ${unit}`
}

/** Formats rules: PDF、JPG，20 MB 以内，最多 3 个. */
export function rulesText({ accept, maxSizeMb, limit, unit = '个' }: FileRules): string {
  return [
    accept && extensionsOf(accept).join('、'),
    maxSizeMb && `${String(maxSizeMb)} MB 以内`,
    limit && limit > 1 && `最多 ${String(limit)} ${unit}`,
  ]
    .filter(Boolean)
    .join('，')
}

/** Returns the reason why a file cannot be attached; undefined if it can. */
export function fileProblem(
  file: { name: string; size: number },
  { accept, maxSizeMb }: FileRules,
): string | undefined {
  const endings = accept ? extensionsOf(accept) : []
  if (endings.length && !endings.includes(extensionOf(file.name)))
    return `“${file.name}”的格式不符，应为 ${endings.join('、')}`
  if (file.size === 0) return `“${file.name}”是空文件`
  if (maxSizeMb && file.size > maxSizeMb * MB)
    return `“${file.name}”有 ${sizeText(file.size)}，超过 ${String(maxSizeMb)} MB`
  return undefined
}

/** Returns the file with a clean name, because a trailing space hides the extension and direction marks disguise the name. */
export function withCleanName(file: File): File {
  const name = cleanLine(file.name)
  return name === file.name ? file : new File([file], name, file)
}

/** Separates files into accepted ones and reasons for the others; `present` is the number of existing files. */
export function sortFiles<F extends { name: string; size: number }>(
  files: F[],
  rules: FileRules,
  present: number,
) {
  const problems: string[] = []
  const taken: F[] = []
  for (const file of files) {
    const problem = fileProblem(file, rules)
    if (problem) problems.push(problem)
    else if (rules.limit && present + taken.length >= rules.limit)
      problems.push(`最多 ${String(rules.limit)} ${rules.unit ?? '个'}，“${file.name}”未加入`)
    else taken.push(file)
  }
  return { taken, problems }
}

const extensionsOf = (accept: string): string[] =>
  accept
    .split(',')
    .map((ending) => ending.trim().replace(/^\./, '').toUpperCase())
    .filter(Boolean)
