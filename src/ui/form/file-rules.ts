import { cleanLine } from '#lib/clean.ts'
import { numberText } from '#lib/numbers.ts'

/** What may be attached to one slot. */
export interface FileRules {
  /** Endings as an input takes them, `.pdf,.jpg`; any file where missing. */
  accept?: string
  maxSizeMb?: number
  /** Most files. */
  limit?: number
  /** What they are counted in; 个 unless said. */
  unit?: string
}

const MB = 1024 * 1024
const GB = 1024 * MB

/** The ending of a file's name, in capitals: PDF. */
export const endingOf = (name: string): string => /\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? '文件'

/** 812 KB, 3.2 MB, 10 GB. */
export function sizeText(bytes: number): string {
  if (bytes < MB) return `${String(Math.max(1, Math.round(bytes / 1024)))} KB`
  const [size, unit] = bytes < GB ? [bytes / MB, 'MB'] : [bytes / GB, 'GB']
  return `${numberText(size, 1)} ${unit}`
}

/** PDF、JPG，20 MB 以内，最多 3 个 */
export function rulesText({ accept, maxSizeMb, limit, unit = '个' }: FileRules): string {
  return [
    accept && endingsOf(accept).join('、'),
    maxSizeMb && `${String(maxSizeMb)} MB 以内`,
    limit && limit > 1 && `最多 ${String(limit)} ${unit}`,
  ]
    .filter(Boolean)
    .join('，')
}

/** Why a file cannot be attached; undefined where it can. */
export function fileProblem(
  file: { name: string; size: number },
  { accept, maxSizeMb }: FileRules,
): string | undefined {
  const endings = accept ? endingsOf(accept) : []
  if (endings.length && !endings.includes(endingOf(file.name)))
    return `“${file.name}”的格式不符，应为 ${endings.join('、')}`
  if (file.size === 0) return `“${file.name}”是空文件`
  if (maxSizeMb && file.size > maxSizeMb * MB)
    return `“${file.name}”有 ${sizeText(file.size)}，超过 ${String(maxSizeMb)} MB`
  return undefined
}

/** Returns the file with a clean name: one that ends in a blank has no ending, and marks of direction write it another way round. */
export function cleanlyNamed(file: File): File {
  const name = cleanLine(file.name)
  return name === file.name ? file : new File([file], name, file)
}

/** Parts files into those that a slot takes and the reasons of the others; `present` counts what is there already. */
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

const endingsOf = (accept: string): string[] =>
  accept
    .split(',')
    .map((ending) => ending.trim().replace(/^\./, '').toUpperCase())
    .filter(Boolean)
