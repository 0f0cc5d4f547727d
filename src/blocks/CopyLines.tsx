import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copy-text.ts'

interface Props {
  /** What was filled in: word and value of each field. */
  lines: readonly (readonly [label: string, words: string])[]
  /** True where it stands within a block of a row. */
  plain?: boolean
}

/** Copies what was filled in as text, a line for each field. */
export function CopyLines({ lines, plain = false }: Props) {
  const text = lines.map(([label, words]) => `${label}：${words}`).join('\n')
  return (
    <Button
      look={plain ? 'plain' : undefined}
      onClick={() => void copyText(text, '内容已复制', '无法复制，请选中文字后复制')}
    >
      复制内容
    </Button>
  )
}
