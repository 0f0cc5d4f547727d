// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { query } from '#api/call/query.ts'
import { type Enterprise, enterprise } from '#api/enterprise.ts'
import type { Attachment } from '#lib/attachment.ts'
import { MaterialFields } from './MaterialFields.tsx'

const file = (fileName: string) => ({ filePath: `/upload/${fileName}`, fileName, size: 9, type: '' })
const paper = (name: string) => ({ name, required: true, note: '', accept: ['pdf'], maxSizeMb: 20, limit: 9 })
const papers = ['营业执照副本', '上年度审计报告', '研发项目立项书'].map(paper)
const handedIn = {
  ...{ itemId: 'i', itemName: '首台套', submitTime: new Date().toISOString() },
  materials: ['营业执照副本', '上年度审计报告'].map((name) => ({ name, ...file(`${name}.pdf`) })),
}

function Form() {
  const [slots, setSlots] = useState(papers.map(() => ({ files: [] as Attachment[] })))
  return (
    <MaterialFields
      papers={papers}
      slots={slots}
      itemId="new"
      onAdd={(slot, added) =>
        setSlots((before) =>
          before.map((one, at) => (at === slot ? { files: [...one.files, ...added] } : one)),
        )
      }
    >
      {({ name }, slot) => (
        <p key={name}>{`${name}：${slots[slot]!.files.map((one) => one.fileName).join('、')}`}</p>
      )}
    </MaterialFields>
  )
}

test('All papers that the city has go to their materials by one press, which is then gone', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const record = { enId: 'en', attributes: [], licences: [], handedIn: [handedIn] } as unknown as Enterprise
  client.setQueryData(query(enterprise.current, {}).queryKey, record)
  render(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  )
  expect(screen.getByText('材料库中已有 2 项材料')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '全部使用' }))
  expect(screen.getByText('已传 2/3 必交')).toBeVisible()
  expect(screen.getByText('营业执照副本：营业执照副本.pdf')).toBeVisible()
  expect(screen.getByText('上年度审计报告：上年度审计报告.pdf')).toBeVisible()
  expect(screen.queryByRole('button', { name: '全部使用' })).toBeNull()
})
