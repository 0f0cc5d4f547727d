import { Link } from '@tanstack/react-router'

/** Links to the terms and the privacy policy; `beside` opens them in another tab, so that the typed values stay. */
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
