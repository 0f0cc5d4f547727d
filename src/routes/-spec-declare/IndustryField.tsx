import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ZjtxIndustry } from '#api/zjtx.ts'
import { fieldId, type FieldProps, type ValueProps } from '#ui/form/field.ts'
import { Labelled } from '#ui/form/Labelled.tsx'
import { type Leaf, searchIndustries } from './industry-search.ts'
import type { useIndustries } from './industries.ts'
import styles from './special.module.css'

/**
 * Shows the field for an industry of the national classification: found by code, name or initials, or chosen
 * level by level.
 */
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
  // Scrolls to the option that Enter selects, for keyboard users only; typing must not scroll.
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
  /** Called with the row when it becomes the one that Enter selects. */
  onReached: (row: HTMLElement) => void
}

/** Shows one found industry; memoized, so that another letter renders only the new options. */
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
      // Handles the press before the blur of the field, which closes the list.
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

/** Shows the choice level by level. */
const Levels = memo(function Levels({ tree, value, onChoose }: LevelsProps) {
  const [path, setPath] = useState<readonly string[]>(() => pathTo(tree, value) ?? [])
  const levels: ZjtxIndustry[][] = [tree]
  for (const code of path) {
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
          value={path[depth] ?? ''}
          onChange={({ target }) => {
            const next = [...path.slice(0, depth), target.value].filter(Boolean)
            setPath(next)
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

/** Returns the codes on the path to an industry; undefined where the tree does not have it. */
function pathTo(tree: readonly ZjtxIndustry[], code: string): string[] | undefined {
  for (const one of tree) {
    if (one.code === code) return [code]
    const below = one.children && pathTo(one.children, code)
    if (below) return [one.code, ...below]
  }
  return undefined
}
