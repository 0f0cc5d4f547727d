import { configureHost } from '#api/call/host.ts'
import { setAhead } from '#lib/clock.ts'
import { messageOf } from '#lib/message-of.ts'
import { type Engine, engine, setUp } from './engine.ts'
import type { Reply, Request } from './message.ts'

const say = (reply: Reply) => postMessage(reply)

// Makes calls as a visitor, because the library is public, and reports their results to the page.
configureHost({ heard: (from) => say({ heard: from }) })

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const { id, verb, arg, memory, ahead } = data
  setAhead(ahead)
  setUp({ memory, show: (view) => say({ view }) })
  const work = engine[verb] as (
    arg: unknown,
    give: (part: unknown) => void,
  ) => ReturnType<Engine[typeof verb]>
  work(arg, (part) => say({ id, part })).then(
    (answer) => say({ id, answer }),
    (error: unknown) => say({ id, error: messageOf(error) }),
  )
})
