import styles from './Stepper.module.css'

/** One step of a form, as data. */
export interface Step {
  key: string
  title: string
}

/** Most steps whose names stand side by side on a tablet held upright. */
const MANY = 4

interface Props {
  steps: readonly Step[]
  /** Key of the step shown. */
  current: string
  /** How many steps can be opened, from the first on: those done, and the one after. */
  reached: number
  /** Keys of the steps that are filled in; unless said, of all that were reached. */
  done?: ReadonlySet<string>
  /** Keys of steps with something to mend. */
  wrong?: ReadonlySet<string>
  onGo: (key: string) => void
}

/** Where one is in a form of several steps; what was reached can be opened again. */
export function Stepper({ steps, current, reached, done: filled, wrong, onGo }: Props) {
  const at = steps.findIndex((step) => step.key === current)
  return (
    <nav aria-label="填写步骤" className={styles.stepper}>
      <p className={styles.short} aria-hidden>
        第 {at + 1} 步，共 {steps.length} 步 · <b>{steps[at]?.title}</b>
      </p>
      <ol className={styles.steps} data-many={steps.length > MANY || undefined}>
        {steps.map((step, index) => {
          const isFilled = filled ? filled.has(step.key) : index < reached
          const done = isFilled && index !== at && !wrong?.has(step.key)
          const bad = index !== at && wrong?.has(step.key)
          return (
            <li
              key={step.key}
              className={styles.step}
              data-state={bad ? 'wrong' : done ? 'done' : index === at ? 'current' : 'next'}
            >
              <button
                type="button"
                disabled={index > reached}
                aria-current={index === at ? 'step' : undefined}
                onClick={() => onGo(step.key)}
              >
                <span className={styles.mark} aria-hidden>
                  {bad ? '!' : done ? '✓' : index + 1}
                </span>
                <span className={styles.title} aria-hidden>
                  {step.title}
                </span>
                {/* on a phone the title is not shown */}
                <span className="visually-hidden">
                  {step.title}
                  {bad ? '，需要修改' : done && '，已填写'}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
