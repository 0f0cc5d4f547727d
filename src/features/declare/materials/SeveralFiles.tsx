import { useState } from 'react'
import type { ItemMaterial } from '#api/item.ts'
import { attach } from '#blocks/form/attach.ts'
import type { Attachment } from '#lib/attachment.ts'
import { materialOf } from '#rules/standing/sort-files.ts'
import { FileField } from '#ui/form/FileField.tsx'
import { sortFiles } from '#ui/form/file-rules.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import styles from './materials.module.css'

interface Props {
  asked: readonly { paper: ItemMaterial & { limit: number }; slot: number; count: number }[]
  onAdd: (slot: number, files: Attachment[]) => void
  /** Makes a photo smaller before it is kept. */
  prepare?: (file: File) => Promise<File>
}

/** Choice for a file that belongs to none of the materials. */
const NONE = '不上传'

/** Returns the extensions of materials as in an input's `accept`. */
const acceptOf = (accept: readonly string[]) => accept.map((ending) => `.${ending}`).join(',')

/**
 * Renders a field for several files at once: each goes to the material that its name tells; for the others a person
 * chooses.
 */
export function SeveralFiles({ asked, onAdd, prepare = (file) => Promise.resolve(file) }: Props) {
  const [unsorted, setUnsorted] = useState<readonly File[]>([])
  const [placed, setPlaced] = useState('')
  const [problem, setProblem] = useState<string>()
  const names = asked.map(({ paper }) => paper.name)

  /** Puts files into the slots of these materials. @throws Error with the files that a material does not accept */
  async function place(files: readonly { file: File; name: string }[]): Promise<void> {
    const problems: string[] = []
    const done: string[] = []
    for (const { paper, slot, count } of asked) {
      const own = files.filter(({ name }) => name === paper.name).map(({ file }) => file)
      const rules = { ...paper, accept: acceptOf(paper.accept) }
      const sorted = sortFiles(own, rules, count)
      problems.push(...sorted.problems.map((one) => `${paper.name}：${one}`))
      if (sorted.taken.length === 0) continue
      onAdd(slot, await Promise.all(sorted.taken.map(async (file) => attach(await prepare(file)))))
      done.push(paper.name)
    }
    setPlaced(done.length > 0 ? `已放入：${done.join('、')}` : '')
    if (problems.length > 0) throw new Error(problems.join('；'))
  }
  const sort = async (files: File[]) => {
    setProblem(undefined)
    const said = files.map((file) => ({ file, name: materialOf(file.name, names) }))
    setUnsorted((before) => [...before, ...said.flatMap(({ file, name }) => (name ? [] : [file]))])
    await place(said.flatMap(({ file, name }) => (name ? [{ file, name }] : [])))
  }
  const choose = (file: File, name: string) => {
    setProblem(undefined)
    setUnsorted((before) => before.filter((one) => one !== file))
    if (name !== NONE)
      place([{ file, name }]).catch((error: unknown) =>
        setProblem(error instanceof Error ? error.message : '文件未保存，请重试'),
      )
  }
  return (
    <div className={styles.several}>
      <FileField
        name="several"
        label="多份材料一起上传"
        hint={placed || '按文件名放入对应材料，认不出的由您选择'}
        accept={[...new Set(asked.flatMap(({ paper }) => acceptOf(paper.accept).split(',')))].join(',')}
        files={[]}
        error={problem}
        onAdd={sort}
        onRemove={() => undefined}
      />
      {unsorted.map((file, at) => (
        <SelectField
          key={`${file.name} ${String(file.lastModified)} ${String(file.size)}`}
          name={`several-${String(at)}`}
          label={`“${file.name}”是哪份材料`}
          value=""
          options={[...names, NONE]}
          onChange={(name) => choose(file, name)}
          onBlur={() => undefined}
        />
      ))}
    </div>
  )
}
