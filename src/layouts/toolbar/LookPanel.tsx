import { useEffect, useRef } from 'react'
import { look, setCare, type Size, sizes, type Theme, themes, useLook } from '#ui/look.ts'
import styles from './LookPanel.module.css'

const names: Record<Theme, string> = { system: '跟随系统', light: '浅色', dark: '深色', contrast: '高对比度' }

/** Shows the appearance settings of this device: theme, text size, 关怀版. */
export function LookPanel() {
  const { theme, size, care } = useLook()
  const panel = useRef<HTMLDivElement>(null)
  // Keeps the pressed button in view, because larger text makes the panel longer than its window.
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      const pressed = document.activeElement
      if (panel.current?.contains(pressed)) pressed?.scrollIntoView({ block: 'nearest' })
    })
    watch.observe(panel.current!)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={panel} className={styles.panel}>
      <Choice
        legend="外观"
        chosen={theme}
        choices={themes}
        name={(one) => names[one]}
        onChoose={chooseTheme}
      />
      <Choice
        legend="文字大小"
        chosen={size}
        choices={sizes}
        name={(one) => (one === 100 ? '标准' : `${String(one)}%`)}
        onChoose={chooseSize}
      />
      <label className={styles.care}>
        <input type="checkbox" checked={care} onChange={(event) => setCare(event.target.checked)} />
        <span>
          关怀版
          <small>大字、无漂浮广告、可朗读</small>
        </span>
      </label>
    </div>
  )
}

const chooseTheme = (theme: Theme) => Object.assign(look, { theme })
const chooseSize = (size: Size) => Object.assign(look, { size })

interface ChoiceProps<T> {
  legend: string
  chosen: T
  choices: readonly T[]
  name: (one: T) => string
  onChoose: (one: T) => void
}

function Choice<T extends string | number>({ legend, chosen, choices, name, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.choice}
            aria-pressed={one === chosen}
            onClick={() => onChoose(one)}
          >
            {name(one)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
