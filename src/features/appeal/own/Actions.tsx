import type { AppealBrief } from '#api/appeal.ts'
import { recordOf } from '#blocks/appeal-links.ts'
import { useOutbox } from '#offline/view.ts'
import { urgeProblem } from '#rules/appeal-clock.ts'
import { isWithOffice, mayWithdraw } from '#rules/appeal-states.ts'
import { Button, type ButtonLook, LinkButton } from '#ui/Button.tsx'
import { supplementLink } from './record.ts'
import { AppealWordsButton } from './AppealWordsButton.tsx'
import { saveDueDate } from './calendar.ts'
import { Rate } from './Rate.tsx'

interface Props {
  one: AppealBrief
  /** Look of the first button; `look` is that of the others. */
  first?: ButtonLook
  look?: ButtonLook
}

/** Shows the actions that the owner of an appeal has now, by the table of states and the clock. */
export function Actions({ one, first = 'plain', look = 'plain' }: Props) {
  const { id, version, state } = one
  const waits = useOutbox().some(({ record }) => record === recordOf(id))
  return (
    <>
      {state === '已退回补充' && !waits && (
        <LinkButton look={first} link={supplementLink(id)}>
          去补充
          <span className="visually-hidden">：{one.title}</span>
        </LinkButton>
      )}
      {state === '待评价' && <Rate one={one} look={first} />}
      {urgeProblem(one) === undefined && (
        <AppealWordsButton
          one={one}
          deed="催办"
          look={look}
          label="催办说明"
          hint="选填；每天可以催办一次"
          least={0}
          most={200}
          confirmLabel="确认催办"
          body={(words) => ({ action: 'urge', id, words })}
        />
      )}
      {isWithOffice(state) && (
        <Button look={look} onClick={() => saveDueDate(one)}>
          加入日历
          <span className="visually-hidden">：{one.title}</span>
        </Button>
      )}
      {mayWithdraw(state) && (
        <AppealWordsButton
          one={one}
          deed="撤回"
          look={look}
          danger
          label="撤回原因"
          hint="撤回后不再办理，可以重新提交诉求"
          least={2}
          most={200}
          confirmLabel="确认撤回"
          body={(reason) => ({ action: 'withdraw', id, version, reason })}
        />
      )}
    </>
  )
}
