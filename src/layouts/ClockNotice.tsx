import { clockWords, dismissClockNotice } from '#app/say-clock.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'

/** Warns that this device's clock is wrong, with the consequence and the remedy. */
export function ClockNotice({ ahead }: { ahead: number }) {
  return (
    <Notice
      tone="warn"
      title={clockWords(ahead)}
      action={
        <Button look="plain" onClick={dismissClockNotice}>
          知道了
        </Button>
      }
    >
      日期和期限已按城市时间显示，请校准本机时间。
    </Notice>
  )
}
