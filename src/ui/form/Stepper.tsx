import styles from './Stepper.module.css'

/** Step of a form */
export interface Step {
  key: string
  title: string
}

/** Maximal number of steps whose titles fit side by side on a tablet in portrait format */
const MANY = 4

interface Props {
  steps: readonly Step[]
  /** Key of the current step */
  current: string
  /** Index of the last step that can be opened: the one after the completed steps */
  reached: number
  /** Keys of the completed steps; by default all before `reached` */
  done?: ReadonlySet<string>
  /** Keys of the steps with errors */
  wrong?: ReadonlySet<string>
  onGo: (key: string) => void
}

/** Renders the progress in a form of several steps; reached steps can be opened again. */
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
                {/* On a phone, the visible title is hidden. */}
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
