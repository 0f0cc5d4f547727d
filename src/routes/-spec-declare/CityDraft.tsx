import { useState } from 'react'
import type { ZjtxRecord } from '#api/zjtx.ts'
import { timeText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DownloadJob } from './DownloadJob.tsx'
import styles from './special.module.css'
import { amounts, labels } from './steps.ts'
import type { SpecialForm } from './useSpecial.ts'
import { useCityDraft } from './useCityDraft.ts'
import { differing, draftForm, typedOf } from './values.ts'

const words = {
  none: '',
  saving: '正在保存到市平台',
  saved: '已同步到市平台，更换设备登录后可以继续填写',
  failed: '未同步到市平台，本机的草稿不受影响',
}

/** What became of the draft at the city, and what another device has made of it. */
export function CityDraft({ form, isReview }: { form: SpecialForm; isReview: boolean }) {
  const { state, reason, other, resolve } = useCityDraft(form, isReview)
  const id = form.values.city.id
  if (other) return <Conflict form={form} other={other} onDone={() => resolve(other)} />
  return (
    <div className={styles.actions} role="status">
      {words[state] && (
        <span className={styles.small}>
          {words[state]}
          {state === 'failed' && reason && `：${reason}`}
        </span>
      )}
      {id && <DownloadJob id={id} />}
    </div>
  )
}

function textOf(key: string, value: unknown): string {
  if (value === undefined || value === '') return '未填写'
  if (typeof value === 'number') return amounts.includes(`form.${key}`) ? moneyText(value) : String(value)
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value))
    return key === 'ip' ? `${String(value.length)} 项` : value.map(String).join('、') || '没有'
  return typeof value === 'string' ? value : ''
}

/** The same draft was saved from elsewhere: each field that differs, and which of the two shall hold. */
function Conflict({ form, other, onDone }: { form: SpecialForm; other: ZjtxRecord; onDone: () => void }) {
  const mine = draftForm(form.values.form)
  const fields = differing(mine, other.form)
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const settle = () => {
    for (const key of fields) {
      if (!theirs.has(key) || key === 'patents') continue
      const typed: Partial<Record<string, unknown>> = typedOf(other.form)
      form.set(`form.${key}` as 'form.mainProduct', (typed[key] ?? other.form[key] ?? '') as string)
    }
    onDone()
  }
  return (
    <Card title="草稿已在其他设备上修改">
      <div className={styles.part}>
        <p>市平台的草稿 {timeText(other.updateTime)} 保存。请逐项选择保留的内容：</p>
        {fields.map((key) => (
          <fieldset key={key} className={styles.choices}>
            <legend>{labels[`form.${key}`]}</legend>
            {[false, true].map((isTheirs) => (
              <label key={String(isTheirs)}>
                <input
                  type="radio"
                  name={`keep-${key}`}
                  checked={theirs.has(key) === isTheirs}
                  onChange={() =>
                    setTheirs((before) => {
                      const next = new Set(before)
                      if (isTheirs) next.add(key)
                      else next.delete(key)
                      return next
                    })
                  }
                />{' '}
                {isTheirs ? '市平台' : '本机'}：{textOf(key, isTheirs ? other.form[key] : mine[key])}
              </label>
            ))}
          </fieldset>
        ))}
        {fields.length === 0 && <p>两份内容一致，可以继续填写。</p>}
        <Button look="primary" onClick={settle}>
          按选择继续
        </Button>
      </div>
    </Card>
  )
}
