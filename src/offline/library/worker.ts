import { configureHost } from '#api/call/host.ts'
import { setAhead } from '#lib/clock.ts'
import { messageOf } from '#lib/message-of.ts'
import { type Engine, engine, configureEngine } from './engine.ts'
import type { Reply, Request } from './message.ts'

const post = (reply: Reply) => postMessage(reply)

// Makes calls as a visitor, because the library is public, and reports their results to the page.
configureHost({ reportAnswer: (from) => post({ answerFrom: from }) })

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const { id, verb, arg, memory, ahead } = data
  setAhead(ahead)
  configureEngine({ memory, show: (view) => post({ view }) })
  const work = engine[verb] as (
    arg: unknown,
    give: (part: unknown) => void,
  ) => ReturnType<Engine[typeof verb]>
  work(arg, (part) => post({ id, part })).then(
    (answer) => post({ id, answer }),
    (error: unknown) => post({ id, error: messageOf(error) }),
  )
})
