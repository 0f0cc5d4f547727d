import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { LETTER_DAYS } from '#api/binding.ts'
import { bindingWays, type BindingWay } from '#api/binding-words.ts'
import { query } from '#api/call/query.ts'
import { enterprise } from '#api/enterprise.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { useDeviceState } from '#offline/view.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { LetterFinish } from './LetterFinish.tsx'
import styles from './relation.module.css'
import type { Listed } from './useBindings.ts'

// Loaded on demand, because the forms import controls that the page does not need.
const forms = {
  法定代表人: lazyPart(async () => (await import('./LegalForm.tsx')).LegalForm),
  邀请码: lazyPart(async () => (await import('./CodeForm.tsx')).CodeForm),
  授权书: lazyPart(async () => (await import('./LetterForm.tsx')).LetterForm),
}

/** Explains each way of proof: what is needed, and when it takes effect. */
const explanations: Record<BindingWay, string> = {
  法定代表人: '核对登记的姓名和身份证号后六位，再用登记手机收到的验证码确认，立即生效，成为管理员。',
  邀请码: '由企业的管理员在“办理人员”中邀请，用收到邀请的手机号登录后填写，立即生效。',
  授权书: `上传盖章的授权书，${String(LETTER_DAYS)} 个工作日内核验，通过后成为经办人。`,
}

interface Props {
  enId: string
  /** Way named by the page address; the first one for any other word. */
  way: string | undefined
  bindings: readonly Listed[]
  /** Search words with which the user comes back to the results. */
  keyword: string
  onDone: () => void
}

/** Shows the chosen enterprise and the three ways to prove that the user may act for it. */
export function ProofCard({ enId, way: named, bindings, keyword, onDone }: Props) {
  const { reach } = useDeviceState()
  const found = useQuery(query(enterprise.find, { query: { enId } }))
  const way = bindingWays.find((one) => one === named) ?? bindingWays[0]
  const [isLetterSent, setLetterSent] = useState(false)
  const Form = forms[way]
  const binding = bindings.find((each) => each.enId === enId)
  const back = linkOptions({ to: '/user/relation', search: { keyword: keyword || undefined } })
  return (
    <Card
      title="核验身份"
      aside={
        <LinkButton look="plain" link={{ ...back, resetScroll: false }}>
          另选企业
        </LinkButton>
      }
    >
      <Loaded query={found} skeleton={<SkeletonText lines={6} />}>
        {(one) =>
          isLetterSent ? (
            <LetterFinish enName={one.enName} binding={binding} onDone={onDone} />
          ) : (
            <>
              <DescriptionList
                items={[
                  ['企业名称', one.enName],
                  ['信用代码', one.creditCode],
                ]}
              />
              <Tabs
                label="核验方式"
                tabs={bindingWays.map((word) => ({
                  label: word,
                  chosen: word === way,
                  link: {
                    ...linkOptions({
                      to: '/user/relation',
                      search: { keyword: keyword || undefined, enId, way: word },
                    }),
                    resetScroll: false,
                  },
                }))}
              />
              <p className={styles.explanation}>{explanations[way]}</p>
              {reach !== 'online' && (
                <Notice tone="warn" title="当前没有网络。">
                  可以先填写，联网后提交核验。
                </Notice>
              )}
              <Form
                key={`${enId} ${way}`}
                room={<SkeletonText lines={4} />}
                enterprise={one}
                binding={binding}
                onDone={way === '授权书' ? () => setLetterSent(true) : onDone}
              />
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
