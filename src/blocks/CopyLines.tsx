import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copy-text.ts'

interface Props {
  /** Label and value of each field. */
  lines: readonly (readonly [label: string, words: string])[]
  /** True inside a block of a row. */
  plain?: boolean
}

/** Copies the filled-in values as text, one line per field. */
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
