import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ZjtxIndustry } from '#api/zjtx.ts'
import { fieldId, type FieldProps, type ValueProps } from '#ui/form/field.ts'
import { Labelled } from '#ui/form/Labelled.tsx'
import { type Leaf, searchIndustries } from './industry-search.ts'
import type { useIndustries } from './industries.ts'
import styles from './special.module.css'

/** An industry of the national classification: typed by code, name or initials, or looked for level by level. */
export function IndustryField({
  value,
  onChange,
  onBlur,
  hidden,
  choices: { tree, leaves, wordsOf, absent },
  ...field
}: FieldProps & ValueProps<string> & { choices: ReturnType<typeof useIndustries> }) {
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const isByKeys = useRef(false)
  // Whoever goes down by keyboard sees the one that Enter takes; typing moves nothing.
  const keepInSight = useCallback((row: HTMLElement) => {
    if (isByKeys.current) row.scrollIntoView({ block: 'nearest' })
  }, [])
  const chosen = leaves.find(({ code }) => code === value)
  const found = useMemo(() => (typed === undefined ? [] : searchIndustries(leaves, typed)), [leaves, typed])
  const choose = useCallback(
    (code: string) => {
      onChange(code)
      setTyped(undefined)
    },
    [onChange],
  )
  if (hidden) return null
  const id = fieldId(field.name)
  const open = typed !== undefined && typed.trim() !== ''
  const said = absent && `行业分类未保存到本机，${absent}`
  return (
    <div className={styles.industry}>
      <Labelled {...field} hint={chosen?.path ?? said ?? '输入代码、名称或拼音首字母，如 3451、轴承、zc'}>
        <input
          id={id}
          className={styles.combo}
          role="combobox"
          aria-expanded={open && found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && found[at] ? `${id}-${found[at].code}` : undefined}
          autoComplete="off"
          value={typed ?? wordsOf(value) ?? ''}
          readOnly={absent !== undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            isByKeys.current = false
            setTyped(event.target.value)
            setAt(0)
          }}
          onBlur={() => {
            setTyped(undefined)
            onBlur?.()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped(undefined)
            if (!open) return
            isByKeys.current = true
            if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1))
            else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
            else if (event.key === 'Enter') {
              if (found[at]) choose(found[at].code)
            } else return
            event.preventDefault()
          }}
        />
      </Labelled>
      {open && found.length > 0 && (
        <div className={styles.found} id={`${id}-list`} role="listbox" aria-label="行业">
          {found.map((leaf, index) => (
            <Option
              key={leaf.code}
              id={`${id}-${leaf.code}`}
              leaf={leaf}
              active={index === at}
              onChoose={choose}
              onReached={keepInSight}
            />
          ))}
        </div>
      )}
      {open && tree && found.length === 0 && (
        <p className={styles.small} role="status">
          没有找到，请更换关键词，或在下面逐级选择
        </p>
      )}
      {tree && <Levels tree={tree} value={value} onChoose={choose} />}
    </div>
  )
}

interface OptionProps {
  id: string
  leaf: Leaf
  active: boolean
  onChoose: (code: string) => void
  /** Told the row when it is the one that Enter takes. */
  onReached: (row: HTMLElement) => void
}

/** One of those found: the next letter draws only those that it finds anew. */
const Option = memo(function Option({ id, leaf, active, onChoose, onReached }: OptionProps) {
  const { code, name, path } = leaf
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (active && row.current) onReached(row.current)
  }, [active, onReached])
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // Pressed before the field is left, which would close the list.
      onMouseDown={(event) => {
        event.preventDefault()
        onChoose(code)
      }}
    >
      <strong>
        {code} {name}
      </strong>
      <span>{path}</span>
    </div>
  )
})

interface LevelsProps {
  tree: ZjtxIndustry[]
  value: string
  onChoose: (code: string) => void
}

/** The same tree level by level. */
const Levels = memo(function Levels({ tree, value, onChoose }: LevelsProps) {
  const [way, setWay] = useState<readonly string[]>(() => wayTo(tree, value) ?? [])
  const levels: ZjtxIndustry[][] = [tree]
  for (const code of way) {
    const next = levels.at(-1)?.find((one) => one.code === code)?.children
    if (next?.length) levels.push(next)
  }
  return (
    <details className={styles.levels}>
      <summary>逐级选择</summary>
      {levels.map((some, depth) => (
        <select
          key={depth}
          aria-label={`行业第 ${String(depth + 1)} 级`}
          value={way[depth] ?? ''}
          onChange={({ target }) => {
            const next = [...way.slice(0, depth), target.value].filter(Boolean)
            setWay(next)
            const one = some.find(({ code }) => code === target.value)
            if (one && !one.children?.length) onChoose(one.code)
          }}
        >
          <option value="">请选择</option>
          {some.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} {name}
            </option>
          ))}
        </select>
      ))}
    </details>
  )
})

/** The codes that lead to one; undefined where it is not in the tree. */
function wayTo(tree: readonly ZjtxIndustry[], code: string): string[] | undefined {
  for (const one of tree) {
    if (one.code === code) return [code]
    const below = one.children && wayTo(one.children, code)
    if (below) return [one.code, ...below]
  }
  return undefined
}
