import { TakeItemAlong } from '#blocks/packs/late-take-along.tsx'
import { linkOptions } from '@tanstack/react-router'
import type { PolicyDetail } from '#api/policy.ts'
import { TemplateButton } from '#blocks/TemplateButton.tsx'
import { StartLink } from '#features/declare/StartLink.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { AddToCalendar } from '#features/policy/AddToCalendar.tsx'
import { useVerdicts } from '#features/policy/useVerdicts.ts'
import { VerdictLine } from '#features/policy/VerdictLine.tsx'
import { applicationModeOf, needText, periodText } from '#features/policy/policy-words.ts'
import { obstacleOf } from '#rules/standing/verdict.ts'
import type { Window } from '#rules/window.ts'
import { dateText } from '#lib/dates.ts'
import { upToText } from '#lib/money.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { RecordLink } from '#ui/RecordLink.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'

interface Props {
  policy: PolicyDetail
}

/** Lists the items that can be declared under the policy. */
export function Items({ policy }: Props) {
  const verdictOf = useVerdicts()
  const judged = { ...policy, criteria: policy.conditions }
  return (
    <List>
      {policy.items.map((item) => (
        <ListRow
          key={item.id}
          title={item.name}
          meta={[item.batch, applicationModeOf(item), periodText(item)]}
          amount={item.quotaAmount > 0 ? upToText(item.quotaAmount) : undefined}
          state={<WindowChip window={item} />}
          actions={
            <>
              <AddToCalendar item={item} />
              {policy.items.length > 1 && <TakeItemAlong item={item} look="plain" />}
              <StartLink item={item} warning={obstacleOf(verdictOf({ ...judged, ...windowIn(item) }))} />
            </>
          }
        >
          <VerdictLine verdict={verdictOf({ ...judged, ...windowIn(item) })} of={item} />
        </ListRow>
      ))}
    </List>
  )
}

/** Returns the window of an item, which is not always that of its policy. */
const windowIn = ({ applyStart, applyEnd, isRolling }: Window): Window => ({
  applyStart,
  applyEnd,
  isRolling,
})

/** Lists the required materials with their templates. */
export function Papers({ materials }: Pick<PolicyDetail, 'materials'>) {
  return (
    <List>
      {materials.map(({ name, note, required, template, sharedBy }) => (
        <ListRow
          key={name}
          title={name}
          meta={[note, sharedBy && `由${sharedBy}共享`]}
          state={
            <StateChip tone={required ? 'info' : 'neutral'}>{needText({ required, sharedBy })}</StateChip>
          }
          actions={template && <TemplateButton paper={name} template={template} />}
        />
      ))}
    </List>
  )
}

/** Shows the contact, and links to the original of the policy. */
export function Contact({ policy: { contactOrg, contactPhone, applyUrl, sourceUrl } }: Props) {
  const phone = <PhoneLink number={contactPhone} />
  const address = applyUrl && <RecordLink href={applyUrl}>{applyUrl}</RecordLink>
  const original = <RecordLink href={sourceUrl}>查看原文</RecordLink>
  return (
    <DescriptionList
      items={[
        ['咨询单位', contactOrg],
        ['咨询电话', phone],
        ['申报网址', address],
        ['政策原文', original],
      ]}
    />
  )
}

/** Lists the interpretations of the policy. */
export function Related({ policy }: Props) {
  return (
    <List>
      {policy.interpretations.map(({ id, title, form, author, publishDate }) => (
        <ListRow
          key={id}
          title={title}
          link={linkOptions({ to: '/policy/decode/$id', params: { id } })}
          meta={[author, dateText(publishDate)]}
          state={<StateChip tone="info">{form}</StateChip>}
        />
      ))}
    </List>
  )
}
