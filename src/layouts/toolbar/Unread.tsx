/** Shows the number of unread messages from the city's staff, on a button that opens 小易. */
export const Unread = ({ count, className }: { count: number; className: string | undefined }) =>
  count > 0 && (
    <span className={className}>
      {count}
      <span className="visually-hidden"> 条新消息</span>
    </span>
  )
