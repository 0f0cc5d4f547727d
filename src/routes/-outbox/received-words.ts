/** Reasons why shared files are not here, by the fragment of the address to which the worker or the host leads. */
export const failures: Readonly<Record<string, { title: string; children: string }>> = {
  'received-failed': {
    title: '文件未收到。',
    children: '本机存储空间不足或文件无法读取，请清理空间后重新分享。',
  },
  'received-public': {
    title: '文件未收到。',
    children: '公共电脑模式不保留文件，请在表单的附件栏中选择。',
  },
  'received-none': {
    title: '文件未收到。',
    children: '本平台刚安装或更新，还不能接收其他应用的文件，请重新分享，或在表单的附件栏中选择。',
  },
}
