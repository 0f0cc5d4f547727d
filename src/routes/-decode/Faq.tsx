import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { Interpretation } from '#api/interpretation.ts'
import { Button } from '#ui/Button.tsx'
import { useLook } from '#ui/look.ts'
import styles from './decode.module.css'

/**
 * Shows questions that unfold their answers. The first one and the one in the address's hash are open; in 关怀版 all are,
 * because folded text is not read aloud.
 */
export function Faq({ faq }: { faq: NonNullable<Interpretation['faq']> }) {
  const { hash } = useLocation()
  const idOf = (index: number) => `q-${String(index + 1)}`
  const all = faq.map((_, index) => idOf(index))
  const { care } = useLook()
  const [open, setOpen] = useState<readonly string[]>(care ? all : all.slice(0, 1))
  const [lastHash, setLastHash] = useState('')
  if (hash && hash !== lastHash) {
    setLastHash(hash)
    if (!open.includes(hash)) setOpen([...open, hash])
  }
  const isAll = all.every((id) => open.includes(id))
  return (
    <>
      <p className={styles.faqHead}>
        共 {faq.length} 问
        <Button look="plain" onClick={() => setOpen(isAll ? [] : all)}>
          {isAll ? '全部收起' : '全部展开'}
        </Button>
      </p>
      {faq.map(({ question, answer }, index) => {
        const id = idOf(index)
        return (
          <details
            key={id}
            id={id}
            className={styles.faq}
            open={open.includes(id)}
            onToggle={(event) => {
              const isOpen = event.currentTarget.open
              setOpen((now) => (isOpen ? [...new Set([...now, id])] : now.filter((one) => one !== id)))
            }}
          >
            <summary>
              <h2>{question}</h2>
            </summary>
            <p>{answer}</p>
          </details>
        )
      })}
    </>
  )
}
