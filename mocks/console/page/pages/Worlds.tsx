import { Card } from '#ui/Card.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { ValueProps } from '#ui/form/field.ts'
import type { Typed } from '#ui/form/typed.ts'
import { BAR_COOKIE } from '#mocks/bar/markup.ts'
import { clockText, momentText } from '#lib/dates.ts'
import type { Answers } from '#mocks/console/api.ts'
import { ask, currentWorld, enterWorld, useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'
import { FileButton } from '#mocks/console/page/FileButton.tsx'
import { ActionButton, FormLine } from '#mocks/console/page/FormLine.tsx'
import { UndoButton } from '#mocks/console/page/UndoButton.tsx'
import { scenarioNames, scenarioText, scenarios } from '#mocks/scenarios.ts'
import { useFields } from '#mocks/console/page/useFields.ts'

/** Lists the worlds, the one used last first; makes, copies, renames, exports, imports, resets and ends one. */
export function Worlds() {
  const { data: worlds } = useAnswer('GET worlds')
  const { data: formers = [] } = useAnswer('GET undo')
  // Has names of its own, because a name is the id of its control on the page.
  const other = useFields<{ name: string; newScenario: string; newSeed: Typed }>({
    ...{ name: '', newScenario: 'default', newSeed: 1 },
  })
  const name = currentWorld()
  const own = worlds?.find((one) => one.name === name)
  const enter = (to: string) => async () => {
    enterWorld(to)
    return `已切换到世界 ${to}`
  }
  const end = (world: string) => async () => {
    await ask('POST end', { body: { name: world } })
    return `已结束世界 ${world}`
  }
  /** Runs a call that makes the world of the typed name, and enters it. */
  const begin = (line: 'POST worlds' | 'POST copy' | 'POST rename', deed: string) => async () => {
    const { name: to, newScenario: scenario, newSeed: seed } = other.values
    const body = line === 'POST worlds' ? { name: to, scenario, seed } : { name: to }
    const made = await ask(line, { body })
    enterWorld(made.name)
    return `${deed} ${made.name}`
  }
  return (
    <ConsolePage
      title="世界"
      lead="每个世界是一座自己的城市：数据、时钟、故障互不影响。门户的标签页跟随这里的选择。"
    >
      <Card title="所有世界">
        <DataTable
          label="世界"
          rows={worlds?.toReversed()}
          keyOf={(one) => one.name}
          columns={[
            { title: '名称', cell: (one) => one.name, breaks: true },
            { title: '场景', cell: (one) => `${scenarioText(one.scenario)}，种子 ${String(one.seed)}` },
            { title: '城市时间', cell: (one) => momentText(one.now) },
            { title: '请求', cell: (one) => `${String(one.calls)} 次` },
            {
              title: '操作',
              cell: (one) =>
                one.name === name ? (
                  '当前'
                ) : (
                  <>
                    <ActionButton look="plain" label={`进入 ${one.name}`} act={enter(one.name)}>
                      进入
                    </ActionButton>
                    <ActionButton look="plain" label={`结束 ${one.name}`} act={end(one.name)}>
                      结束
                    </ActionButton>
                  </>
                ),
            },
          ]}
        />
      </Card>
      {formers.length > 0 && (
        <Card title="可以撤销的操作">
          <DataTable
            label="可以撤销的操作"
            rows={formers}
            keyOf={({ name: of }) => of}
            columns={[
              { title: '世界', cell: ({ name: of }) => of, breaks: true },
              { title: '操作', cell: ({ deed, at }) => `${clockText(at)} ${deed}` },
              {
                title: '此前',
                cell: ({ scenario, calls }) => `${scenarioText(scenario)}，请求 ${String(calls)} 次`,
              },
              { title: '保留到', cell: ({ until }) => clockText(until) },
              {
                title: '撤销',
                cell: (one) => <UndoButton former={one} label={`撤销${one.deed}：${one.name}`} />,
              },
            ]}
          />
        </Card>
      )}
      <Card title="新建、复制或改名">
        <FormLine
          label="新建世界"
          submit="新建"
          act={begin('POST worlds', '已新建并进入世界')}
          others={
            <>
              <ActionButton act={begin('POST copy', '已复制并进入世界')}>复制当前世界</ActionButton>
              <ActionButton act={begin('POST rename', '当前世界已改名为')}>改名</ActionButton>
            </>
          }
        >
          <TextField label="世界的名称" hint="字母、数字、下划线和短横线" {...other.bind('name')} />
          <ScenarioField label="新世界的场景" {...other.bind('newScenario')} />
          <NumberField label="新世界的种子" unit="" {...other.bind('newSeed')} />
        </FormLine>
      </Card>
      <Card
        title="导出和导入"
        aside={
          <FileButton
            label="导入到当前世界"
            act={async (form) => {
              const { scenario } = await ask('POST import', { body: form })
              return `已导入到世界 ${name}，场景：${scenarioText(scenario)}`
            }}
          />
        }
      >
        <p>
          <a href={`/__mock/export?world=${name}`} download>
            导出当前世界
          </a>
          ，包括全部记录、短信和上传的文件；请求记录在“请求”一页导出。
        </p>
      </Card>
      {own && <Reset key={`${name} ${own.scenario} ${String(own.seed)}`} {...own} />}
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
          others={
            <ActionButton
              act={async () => {
                const { deployments } = await ask('POST rollback')
                return `已退回，现在是第 ${String(deployments)} 次发布`
              }}
            >
              退回上一版本
            </ActionButton>
          }
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

/** Begins the current world anew, from its own scenario and seed unless others are chosen. */
function Reset({ name, scenario, seed }: Answers['GET worlds'][number]) {
  const { values, bind } = useFields<{ scenario: string; seed: Typed }>({ scenario, seed })
  return (
    <Card title="重置当前世界">
      <p>清空该世界的登录、记录、故障与上传文件，从场景重新开始。之后几分钟内可以撤销。</p>
      <FormLine
        label="重置"
        submit="重置"
        look="danger"
        act={async () => {
          const world = await ask('POST reset', { body: values })
          return `已重置世界 ${name}，场景：${scenarioText(world.scenario)}`
        }}
      >
        <ScenarioField label="场景" {...bind('scenario')} />
        <NumberField label="种子" unit="" {...bind('seed')} />
      </FormLine>
    </Card>
  )
}

/** Scenarios by their titles, with their keys as values. */
const choices = scenarioNames.map((value) => ({
  value,
  label: scenarioText(value),
  about: scenarios[value].about,
}))

/** Renders the choice of a scenario, and says below it what a world of it begins with. */
function ScenarioField({ value, ...field }: { label: string; name: string } & ValueProps<string>) {
  const about = choices.find((one) => one.value === value)?.about
  return <SelectField options={choices} hint={about} value={value} {...field} />
}
