import type { ComponentProps } from 'react'
import { SubscribeDialog as Dialog } from '#blocks/SubscribeDialog.tsx'

/** Says in place of an address that nobody can subscribe to it: the city is inside of this browser. */
export const SubscribeDialog = ({ children, ...rest }: ComponentProps<typeof Dialog>) => (
  <Dialog {...rest} address={undefined}>
    <p>演示环境没有服务器，日历应用无法订阅。</p>
    {children}
  </Dialog>
)
