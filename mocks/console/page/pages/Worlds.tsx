import { Card } from '#ui/Card.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { Typed } from '#ui/form/typed.ts'
import { BAR_COOKIE } from '#mocks/bar/markup.ts'
import { ask, currentWorld, enterWorld, useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'
import { ActionButton, FormLine } from '#mocks/console/page/FormLine.tsx'
import { useFields } from '#mocks/console/page/useFields.ts'

/** Lists the worlds, and changes, resets or makes one. */
export function Worlds() {
  const { data: worlds } = useAnswer('GET worlds')
  const { data: choices } = useAnswer('GET choices')
  const other = useFields({ name: '' })
  const reset = useFields<{ scenario: string; seed: Typed }>({ scenario: 'default', seed: 1 })
  const name = currentWorld()
  const own = worlds?.find((one) => one.name === name)
  const enter = (to: string) => async () => {
    if (!/^[\w-]+$/.test(to)) throw new Error('世界的名字只能用字母、数字、下划线和短横线')
    enterWorld(to)
    return `已切换到世界 ${to}`
  }
  return (
    <ConsolePage
      title="世界"
      lead="每个世界是一座自己的城市：数据、时钟、故障互不影响。门户的标签页跟随这里的选择。"
    >
      <Card title="切换或新建">
        <FormLine label="切换世界" submit="进入" act={enter(other.values.name)}>
          <TextField label="世界的名字" hint="没有的名字即新建" {...other.bind('name')} />
        </FormLine>
        <DataTable
          label="世界"
          rows={worlds}
          keyOf={(one) => one.name}
          columns={[
            { title: '名字', cell: (one) => one.name },
            { title: '场景', cell: (one) => one.scenario },
            { title: '种子', cell: (one) => one.seed },
            { title: '请求', cell: (one) => `${String(one.calls)} 次` },
            {
              title: '操作',
              cell: (one) =>
                one.name === name ? (
                  '当前'
                ) : (
                  <ActionButton look="plain" act={enter(one.name)}>
                    进入 {one.name}
                  </ActionButton>
                ),
            },
          ]}
        />
      </Card>
      <Card title="重置当前世界">
        <p>清空该世界的登录、记录、故障与上传文件，从场景重新开始。</p>
        <FormLine
          label="重置"
          submit="重置"
          look="danger"
          act={async () => {
            const { scenario } = await ask('POST reset', { body: reset.values })
            return `已重置世界 ${name}，场景 ${scenario}`
          }}
        >
          <SelectField label="场景" options={choices?.scenarios ?? []} {...reset.bind('scenario')} />
          <NumberField label="种子" unit="" {...reset.bind('seed')} />
        </FormLine>
      </Card>
      <Card title="发布新版本">
        <p>浏览器下次检查时会发现门户的新版本。已发布 {String(own?.deployments ?? 0)} 次。</p>
        <FormLine
          label="发布新版本"
          submit="发布新版本"
          look="secondary"
          act={async () => {
            const { deployments } = await ask('POST deploy')
            return `已发布 ${String(deployments)} 次，浏览器下次检查时会发现新版本`
          }}
        />
      </Card>
      <Card title="门户上的模拟环境条">
        <p>门户每一页的顶部标明模拟环境、世界和城市时间。收起后在这里恢复。</p>
        <FormLine
          label="模拟环境条"
          submit="显示模拟环境条"
          look="secondary"
          act={async () => {
            document.cookie = `${BAR_COOKIE}=; Path=/; Max-Age=0`
            return '已恢复显示，刷新门户的页面即可看到'
          }}
        />
      </Card>
    </ConsolePage>
  )
}
