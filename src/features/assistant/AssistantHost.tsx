import { useLocation } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { deviceState, useDeviceState } from '#offline/view.ts'
import type { AppealBrief } from '#api/appeal.ts'
import type { Target } from '#ui/link.ts'
import { showToast } from '#ui/state/Toast.tsx'
import { useEffectOn } from '#ui/useEffectOn.ts'

interface Props {
  /** Target of the link 更多 of the common questions. */
  more: Target
  /** Button that rates an answer of the city's staff. */
  rate: ComponentType<{ one: AppealBrief }>
}

/**
 * Renders the assistant 小易 over the page while `common.assistant` is true; rendered once, by the root. Its code is
 * loaded when it is first opened; if that fails the page stays as it is. Navigation to another page closes it.
 */
export function AssistantHost(props: Props) {
  const { assistant: open } = useDeviceState()
  const { pathname } = useLocation()
  const [Assistant, setAssistant] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!open || Assistant) return
    import('./Assistant.tsx')
      .then((loaded) => setAssistant(() => loaded.Assistant))
      .catch(() => {
        deviceState.assistant = false
        showToast('小易暂时无法打开，请稍后重试')
      })
  }, [open, Assistant])
  useEffectOn([pathname], () => () => void (deviceState.assistant = false))
  return open && Assistant ? <Assistant {...props} /> : null
}
