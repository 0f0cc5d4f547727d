import { DescriptionList } from '#ui/DescriptionList.tsx'
import styles from './about.module.css'

/** Lists the data kept on the device, who can see it, and when it is removed. */
export function Kept() {
  return (
    <>
      <DescriptionList
        items={[
          ['浏览过的内容', '最多保留 30 天；登录后浏览的内容仅本人可以查看，退出登录时清除'],
          ['草稿与附件', '只保存在本机，提交成功或您放弃后删除；退出登录时由您选择保留或清除'],
          [
            '待上传',
            '属于提交时的账号和企业，不以其他身份发送；退出登录时由您选择保留或清除，保留的待本人登录后继续提交',
          ],
          ['登录状态', '保存在 Cookie 中，退出登录时清除；密码加密后才发送，不保存在本机'],
          ['搜索记录', '最近 8 条，仅保存在本机，可以随时清空'],
          [
            '小易的对话',
            '登录后保存最近 200 条，仅本人可查看，可以随时清空，退出登录时清除；未登录时保留到关闭页面为止',
          ],
        ]}
      />
      <p className={styles.note}>
        平台不在本机保存与办事无关的信息，也不加载第三方统计。清除浏览器的网站数据会一并删除草稿和待上传的内容，请先确认已全部提交。
      </p>
    </>
  )
}
