import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Declaration } from '#api/declaration.ts'
import { declarationFields } from '#api/declaration-fields.ts'
import { detailsOf, fieldsOf, fieldsWithDetails, ratioWords } from '#api/item-details.ts'
import { factsOf } from '#blocks/form/facts.ts'
import { RatingWithRemedy } from '#blocks/rating/RatingView.tsx'
import { keptHereWords } from '#blocks/outbox/waiting-words.ts'
import { timeText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { declarationLifecycle, materialLifecycle, mayWithdraw } from '#rules/declaration-states.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { sizeText } from '#ui/form/file-rules.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { isPast, saveDue } from '#features/declare/due.ts'
import { DeclarationCourse } from '#features/declare/DeclarationCourse.tsx'
import { benefitLink, formLink } from '#blocks/item-links.ts'
import { copyLink, editLink, mayCopy } from '#features/declare/links.ts'
import { flowQuery } from '#features/declare/progress.ts'
import { RateDeclaration } from '#features/declare/RateDeclaration.tsx'
import { saveReceipt } from '#features/declare/receipt.ts'
import { turned, turnFacts } from '#features/declare/turn.ts'
import { saveStored } from '#blocks/stored.ts'
import { useWaiting } from '#features/declare/useWaiting.ts'
import { Withdraw } from '#features/declare/Withdraw.tsx'

const money = (yuan: number | undefined) => (yuan === undefined ? undefined : moneyText(yuan))

interface Props {
  declaration: Declaration
  /** Content of a declaration with another form, shown before the materials. */
  children?: ReactNode
}

/** Shows one declaration of the city: state, content and progress. */
export function DeclarationView({ declaration, children }: Props) {
  const { id, form = {}, enterprise, materials, status, reason, dueDate } = declaration
  const { data: flow } = useQuery(flowQuery(id))
  const step = flow?.records.find(({ endTime }) => endTime === undefined)
  const [fields, details] = [fieldsOf(declaration), detailsOf(declaration)]
  const waiting = useWaiting(id)
  return (
    <>
      {waiting && (
        <Notice
          tone={waiting.tone}
          title={`${waiting.words}。`}
          action={
            <LinkButton look="plain" link={linkOptions({ to: '/user/outbox' })}>
              查看待上传
            </LinkButton>
          }
        >
          {waiting.item.title}。{keptHereWords()}，下面是市平台现有的内容。
        </Notice>
      )}
      {reason && (
        <Notice tone={status === '待补正' ? 'warn' : 'bad'} title={`${status}：`}>
          {reason}
        </Notice>
      )}
      <Card
        title="办理情况"
        aside={<StateChip tone={declarationLifecycle.toneOf(status)}>{status}</StateChip>}
        foot={
          <Actions>
            {declaration.type === 'apply-msjx' && (
              <LinkButton look="primary" link={benefitLink(declaration.itemId)}>
                {status === '意愿确认' && !waiting ? '去确认' : '查看免申即享'}
              </LinkButton>
            )}
            {status === '草稿' && (
              <LinkButton
                look="primary"
                link={formLink({ id: declaration.itemId, formKey: declaration.type })}
              >
                继续填写
              </LinkButton>
            )}
            {status === '公示中' && (
              <LinkButton
                link={linkOptions({
                  to: '/declare/public',
                  search: { keyword: enterprise.enName, state: '公示中' },
                })}
              >
                查看公示
              </LinkButton>
            )}
            {dueDate && !isPast(dueDate) && <Button onClick={() => saveDue(declaration)}>加入日历</Button>}
            {mayCopy(declaration) && <LinkButton link={copyLink(declaration)}>复制为新申报</LinkButton>}
            {status === '待补正' && !waiting && !isPast(dueDate) && (
              <LinkButton look="primary" link={editLink(declaration)}>
                去补正
              </LinkButton>
            )}
            {declaration.declareNo && <Button onClick={() => void saveReceipt(id)}>下载回执</Button>}
            <RateDeclaration row={declaration} look="secondary" />
            {mayWithdraw(status) && <Withdraw row={declaration} look="secondary" />}
          </Actions>
        }
      >
        <DescriptionList
          items={[
            ['申报编号', declaration.declareNo],
            ['提交时间', declaration.submitTime && timeText(declaration.submitTime)],
            ['当前环节', declaration.currentNode],
            ...turnFacts(turned(declaration, step?.startTime), step?.handlerOrg),
            // A title brings no money of its own, so its amount is 0.
            ['申请金额', declaration.applyAmount > 0 && money(declaration.applyAmount)],
            ['批复金额', money(declaration.approvedAmount)],
            ['到账金额', money(declaration.paidAmount)],
          ]}
        />
      </Card>
      {declaration.rating && (
        <Card title="我的评价">
          <RatingWithRemedy rating={declaration.rating} />
        </Card>
      )}
      {status !== '草稿' && (
        <Card title="办理进度">
          <DeclarationCourse declaration={declaration} />
        </Card>
      )}
      <Card title="申报内容">
        <DescriptionList
          items={[
            [declarationFields.enName.label, enterprise.enName],
            ['统一社会信用代码', enterprise.creditCode],
            ...factsOf(
              fieldsWithDetails(fields),
              { ...declaration, details },
              {
                enName: '',
                // A benefit and a special declaration have no such form, but contacts.
                'form.contactName': declaration.contactName,
                'form.contactPhone': declaration.contactPhone,
                ...ratioWords(fields, details, form),
                // Shown above, with the approved and paid amounts.
                'form.applyAmount': '',
              },
            ),
          ]}
        />
      </Card>
      {children}
      {materials.length > 0 && (
        <Card title="申报材料">
          <List>
            {materials.map((file) => (
              <ListRow
                key={file.filePath}
                title={<bdi>{file.fileName}</bdi>}
                meta={[file.name, sizeText(file.size)]}
                state={<StateChip tone={materialLifecycle.toneOf(file.state)}>{file.state}</StateChip>}
                actions={
                  <Button look="plain" onClick={() => void saveStored(file)}>
                    下载
                  </Button>
                }
              />
            ))}
          </List>
        </Card>
      )}
    </>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>{children}</div>
}
