import { businessProblems } from './problems-business.ts'
import { mattersProblems } from './problems-matters.ts'

/** Frequently asked question (常见问题) as an office wrote it. */
interface WrittenProblem {
  tagName: string
  department: string
  question: string
  /** Paragraphs; those beginning with `1.` and so on are steps. */
  paragraphs: string[]
  /** Subjects of the policies that the answer is based on. */
  subjects: string[]
}

/**
 * Parses a tag's text: the answering department, then two lines for each question. The first is the question, with
 * another department after `#`; the second the answer, with paragraphs separated by `|` and the policies' subjects
 * after `@`.
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

/** All questions, grouped by tag in the order of the appeal categories. */
export const problems: WrittenProblem[] = Object.entries({ ...businessProblems, ...mattersProblems }).flatMap(
  problemsOf,
)

/** Returns the answer as HTML: paragraphs, steps as a list, and the department. */
export function answerHtml({ paragraphs, department }: WrittenProblem): string {
  const closing = `以上答复由${department}提供，政策如有调整，以最新文件为准。`
  return [...paragraphs, closing]
    .map((text) => (/^\d\. /.test(text) ? `<li>${text.slice(3)}</li>` : `<p>${text}</p>`))
    .join('')
    .replace(/(<li>.*?<\/li>)(?!<li>)/g, (steps) => `<ol>${steps}</ol>`)
}
