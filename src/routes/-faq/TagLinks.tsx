import { useQuery } from '@tanstack/react-query'
import { Answer } from '#blocks/answer/Answer.tsx'
import { numberText } from '#lib/numbers.ts'
import { problemTags } from '#rules/problem-search.ts'
import { listLink, tagsQuery } from './faq.ts'
import { useCityOrDevice } from './useCityOrDevice.ts'

/** Queries the tags from the city, or derives them from the questions on this device. */
export const useTags = () => useCityOrDevice(useQuery(tagsQuery), problemTags)

/** Lists the tags with their numbers of questions, in the banner. */
export const TagLinks = () => (
  <Answer label="问题分类" look="words" query={useTags()}>
    {(tags) =>
      tags.map(({ tagId, tagName, count }) => ({
        value: numberText(count),
        words: tagName,
        link: listLink({ tagId }),
      }))
    }
  </Answer>
)
