import { Link } from '@tanstack/react-router'

/** Links to what one agrees to; `beside`: in another tab, so that what was typed here stays. */
export function Agreement({ beside = false }: { beside?: boolean }) {
  const tab = beside ? { target: '_blank' } : {}
  return (
    <>
      <Link to="/protocol" {...tab}>
        《服务协议》
      </Link>
      和
      <Link to="/protocol" search={{ tab: 'privacy' }} {...tab}>
        《隐私政策》
      </Link>
    </>
  )
}
