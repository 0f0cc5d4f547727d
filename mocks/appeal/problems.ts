import { businessProblems } from './problems-business.ts'
import { mattersProblems } from './problems-matters.ts'

/** One of the frequently asked questions (常见问题) as an office wrote it. */
interface WrittenProblem {
  tagName: string
  department: string
  question: string
  /** Paragraphs; those that begin with `1.` are steps. */
  paragraphs: string[]
  /** Subjects of the policies that the answer rests on. */
  subjects: string[]
}

/**
 * Reads a tag's text: the department that answers, then two lines for each question. The first is the question, with
 * another department behind `#`; the second the answer, its paragraphs parted by `|`, its policies' subjects behind `@`.
 */
function problemsOf([tagName, text]: [string, string]): WrittenProblem[] {
  const [office = '', ...lines] = text.trim().split('\n')
  return lines.flatMap((line, index) => {
    if (index % 2 === 1) return []
    const [question = '', department = office] = line.split(' #')
    const [answer = '', ...subjects] = lines[index + 1]!.split('@')
    return [{ tagName, department, question, paragraphs: answer.split('|'), subjects }]
  })
}

/** All questions, tag by tag in the order of the categories of appeals. */
export const problems: WrittenProblem[] = Object.entries({ ...businessProblems, ...mattersProblems }).flatMap(
  problemsOf,
)

/** The answer as a page shows it: paragraphs, steps as a list, and whose it is. */
export function answerHtml({ paragraphs, department }: WrittenProblem): string {
  const closing = `以上答复由${department}提供，政策如有调整，以最新文件为准。`
  return [...paragraphs, closing]
    .map((text) => (/^\d\. /.test(text) ? `<li>${text.slice(3)}</li>` : `<p>${text}</p>`))
    .join('')
    .replace(/(<li>.*?<\/li>)(?!<li>)/g, (steps) => `<ol>${steps}</ol>`)
}
