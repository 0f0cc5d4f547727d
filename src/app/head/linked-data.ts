import type { Activity } from '#api/activity.ts'
import type { WholePublicAppeal } from '#api/appeal.ts'
import type { PolicyDetail } from '#api/policy.ts'
import type { Problem } from '#api/problem.ts'
import { contacts } from '#rules/contacts.ts'
import { parsedHtml } from '#lib/trusted.ts'

interface Subject {
  path: string
  record: object | undefined
  excerpt: string
  /** Canonical address of the page. */
  url: string
  origin: string
  /** Name of the portal. */
  name: string
}

const office = (name: string) => ({ '@type': 'GovernmentOrganization', name })
const plain = (html: string) => (parsedHtml(html).body.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Linked data of home: the operator of the portal, and its search. */
const home = ({ origin, name, excerpt }: Subject) => ({
  '@graph': [
    {
      '@type': 'GovernmentOrganization',
      '@id': `${origin}/#organization`,
      name: contacts.builder,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      telephone: contacts.hotline,
      address: contacts.address,
    },
    {
      '@type': 'WebSite',
      name,
      url: `${origin}/`,
      description: excerpt,
      inLanguage: 'zh-CN',
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/general-search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
})

const force: Partial<Record<PolicyDetail['validity'], string>> = {
  有效: 'InForce',
  失效: 'NotInForce',
  废止: 'NotInForce',
}

/**
 * Linked data of a policy as Legislation: a legal document with number, issuer and date, which comes into
 * force and is repealed. GovernmentService would suit a scheme to apply for, of which one policy may have
 * several, or none.
 */
const policy = (one: PolicyDetail, { excerpt, url }: Subject) => {
  const inForce = force[one.validity]
  return {
    '@type': 'Legislation',
    name: one.title,
    abstract: excerpt,
    legislationIdentifier: one.docNumber,
    legislationType: one.policyType,
    legislationDate: one.publishDate,
    legislationDateVersion: one.effectiveDate,
    legislationPassedBy: one.departments.map(office),
    legislationJurisdiction: one.region,
    ...(inForce ? { legislationLegalForce: `https://schema.org/${inForce}` } : {}),
    ...(one.expireDate ? { expires: one.expireDate } : {}),
    inLanguage: 'zh-CN',
    isAccessibleForFree: true,
    url,
  }
}

const attendance: Record<Activity['mode'], string> = {
  线上: 'OnlineEventAttendanceMode',
  线下: 'OfflineEventAttendanceMode',
  混合: 'MixedEventAttendanceMode',
}

function statusOf({ cancelled, movedFrom }: Activity): string {
  if (cancelled) return 'EventCancelled'
  return movedFrom ? 'EventRescheduled' : 'EventScheduled'
}

const event = (one: Activity, { excerpt, url }: Subject) => ({
  '@type': 'Event',
  name: one.title,
  description: excerpt,
  startDate: one.startTime,
  endDate: one.endTime,
  ...(one.movedFrom ? { previousStartDate: one.movedFrom } : {}),
  eventStatus: `https://schema.org/${statusOf(one)}`,
  eventAttendanceMode: `https://schema.org/${attendance[one.mode]}`,
  location: [
    ...(one.address ? [{ '@type': 'Place', name: one.address, address: one.address }] : []),
    ...(one.mode === '线下' ? [] : [{ '@type': 'VirtualLocation', url }]),
  ],
  organizer: { '@type': 'Organization', name: one.organizer },
  maximumAttendeeCapacity: one.quota,
  isAccessibleForFree: true,
  inLanguage: 'zh-CN',
  url,
})

/** Linked data of a frequent question as a FAQPage, because it has one answer, the office's own. */
const question = (one: Problem, { url }: Subject) => ({
  '@type': 'FAQPage',
  inLanguage: 'zh-CN',
  url,
  mainEntity: [
    {
      '@type': 'Question',
      name: one.question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: plain(one.answerHtml),
        dateModified: one.updateTime,
        author: office(one.department),
      },
    },
  ],
})

/**
 * Linked data of an appeal as a QAPage, because a person asked it and it has one or more answers. Omits the
 * name of the person.
 */
function appeal(one: WholePublicAppeal, { url }: Subject) {
  const answers = one.replies.map(({ content, time, handlerOrg }) => ({
    '@type': 'Answer',
    text: content,
    dateCreated: time,
    author: office(handlerOrg),
  }))
  return {
    '@type': 'QAPage',
    inLanguage: 'zh-CN',
    url,
    mainEntity: {
      '@type': 'Question',
      name: one.title,
      text: one.content,
      dateCreated: one.createTime,
      answerCount: answers.length,
      ...(answers.length > 0 ? { acceptedAnswer: answers.at(-1) } : {}),
      ...(answers.length > 1 ? { suggestedAnswer: answers.slice(0, -1) } : {}),
    },
  }
}

/** Builds the linked data of the page at this address from its record; undefined when no type fits. */
function bodyOf(subject: Subject): object | undefined {
  const { path, record } = subject
  if (path === '/') return home(subject)
  if (!record) return undefined
  // The page of each address shows records of one type, as its contract validated them.
  if (path === '/policy/search/detail') return policy(record as PolicyDetail, subject)
  if (path.startsWith('/roadshow/') && 'startTime' in record) return event(record as Activity, subject)
  if (path === '/appeal/FAQ-list/detail') return question(record as Problem, subject)
  if (path === '/appeal/demand/detail') return appeal(record as WholePublicAppeal, subject)
  return undefined
}

/** Returns the page's linked data with its context; undefined when it has none. */
export function dataOf(subject: Subject): object | undefined {
  const body = bodyOf(subject)
  return body && { '@context': 'https://schema.org', ...body }
}

/**
 * Serialises linked data for a script element. Escapes `<`, so that no text of a record can close the
 * element.
 */
export const scriptText = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
