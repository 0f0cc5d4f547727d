import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Notice as NoticeRecord } from '#api/declare-item.ts'
import { usePlainForm } from '#blocks/form/usePlainForm.ts'
import { useUnsent } from '#blocks/useUnsent.ts'
import { beginAppeal } from '#features/appeal/beginning.ts'
import { noticeLeft, noticeState } from '#rules/notice-clock.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/form/Columns.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { focusField } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { appealOf, blank, check, kinds, labels, LONGEST, Typed, type Values } from './objection.ts'
import { Objection } from './Objection.tsx'
import styles from './public.module.css'

/**
 * Shows the form of an objection to a notice: filled in on the device, then printed and handed in, or
 * submitted as an appeal.
 */
export function ObjectionForm({ notice }: { notice: NoticeRecord }) {
  const account = useAccount()
  const navigate = useNavigate()
  const name = enterpriseName(account) || account.userInfo?.nickname || ''
  const [typed, keep] = useUnsent(`objection:${notice.id}`, Typed)
  const form = usePlainForm<Values, 'print' | 'send'>({
    prefix: 'objection',
    initial: { ...blank, name, phone: account.userInfo?.tel ?? '', ...typed },
    labels,
  })
  const { values } = form
  const initialValues = useRef(values)
  useEffect(() => {
    // Keeps the values only after an edit, because the initial values come from the account.
    if (values !== initialValues.current) keep(values)
  }, [keep, values])
  const isOpen = noticeState(notice) === '公示中'
  return (
    <>
      <div data-print="none" className={styles.parts}>
        {!isOpen && (
          <Notice tone="warn" title="公示期已结束。">
            逾期的异议不再受理，可以电话咨询 {notice.objectionPhone}。
          </Notice>
        )}
        <Card>
          <Fluent>
            <ErrorSummary inset problems={form.problems} onGo={focusField} />
            <Columns title="异议人">
              <SelectField {...form.bind('as')} required options={kinds} />
              <TextField {...form.bind('name')} required />
              <PhoneField {...form.bind('phone')} required />
              <TextField {...form.bind('address')} hint="选填" />
            </Columns>
            <Columns title="异议内容">
              <SelectField
                {...form.bind('against')}
                hint="不选则针对整个公示"
                options={notice.list.map((one) => one.enterpriseName)}
              />
              <TextArea {...form.bind('reason')} required rows={6} limit={LONGEST.reason} />
              <TextArea
                {...form.bind('evidence')}
                rows={3}
                limit={LONGEST.evidence}
                hint="选填，一行一份；材料原件随异议书一并提交"
              />
            </Columns>
          </Fluent>
          <p className={styles.hint}>填写的内容仅保存在当前页面，打印无需联网。</p>
        </Card>
      </div>
      <Objection notice={notice} values={values} />
      <div className={styles.actions} data-print="none">
        <Button
          look="primary"
          disabled={!isOpen}
          onClick={() => void form.attempt('print', check, () => Promise.resolve(print()))}
        >
          打印异议书
        </Button>
        <Button
          disabled={!isOpen}
          onClick={() =>
            void form.attempt('send', check, async (now) => {
              await navigate(beginAppeal(`notice-${notice.id}`, appealOf(notice, now)))
            })
          }
        >
          作为诉求提交
        </Button>
        <span className={styles.hint}>{noticeLeft(notice)}</span>
      </div>
    </>
  )
}
