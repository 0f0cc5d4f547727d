import { messageTypes } from '#api/message-words.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { ask, useAnswer } from './client.ts'
import { FormLine } from './FormLine.tsx'
import { useFields } from './useFields.ts'

/** Sends a message that the tester has written to a person's message centre. */
export function SendMessage() {
  const { data: owners = [] } = useAnswer('GET owners')
  const { values, bind } = useFields({ userId: '', type: '系统', title: '', content: '', link: '' })
  return (
    <FormLine
      label="发站内消息"
      submit="发送"
      act={async () => {
        const { link, ...told } = values
        if (!told.userId) throw new Error('请选择接收人')
        if (!told.title || !told.content) throw new Error('请填写标题和内容')
        const { to } = await ask('POST message', { body: { ...told, ...(link && { link }) } })
        return `已发给${to}`
      }}
    >
      <SelectField
        label="接收人"
        options={owners.map(({ id, nickname, tel }) => ({ value: id, label: `${nickname}（${tel}）` }))}
        {...bind('userId')}
      />
      <SelectField label="类型" options={messageTypes} {...bind('type')} />
      <TextField label="标题" {...bind('title')} />
      <TextField label="链接" hint="门户的地址，如 /user/my-appeal" {...bind('link')} />
      <TextArea label="内容" rows={2} {...bind('content')} />
    </FormLine>
  )
}
