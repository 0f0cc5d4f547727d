import { useQuery } from '@tanstack/react-query'
import { Answer } from '#blocks/answer/Answer.tsx'
import { figureLines, figuresLink, figuresQuery, periodWords } from '#features/appeal/figures/figures.ts'
import { figurePeriods } from '#rules/figure-periods.ts'

const [period] = figurePeriods

/** Answers how long an appeal takes, with the other public figures (办理数据) of appeals; home asks the same call. */
export const AnswerTime = () => (
  <Answer label={periodWords[period]} query={useQuery(figuresQuery(period))}>
    {({ figures }) => {
      if (!figures) return []
      const [finished, median, overdue, satisfied] = figureLines(figures)
      return [median, finished, satisfied, overdue].flatMap((line) =>
        line
          ? [
              {
                value: line.value,
                words: line.of ? `${line.label} / ${line.of}` : line.label,
                link: figuresLink(period),
              },
            ]
          : [],
      )
    }}
  </Answer>
)
