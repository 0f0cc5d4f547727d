import * as v from 'valibot'

/** A link of a chat message. `href` is a path of the portal or a whole URL. */
export const ChatLink = v.object({ name: v.string(), href: v.string() })
export type ChatLink = v.InferOutput<typeof ChatLink>

/** A question that a chat message offers, by the number with which the assistant is asked for its answer. */
export const ChatQuestion = v.object({ id: v.string(), content: v.string(), serialNumber: v.string() })
export type ChatQuestion = v.InferOutput<typeof ChatQuestion>

/** Says what a message of the city's people may offer besides its words (specification, section 3, "Chat message"). */
export const offered = { links: v.optional(v.array(ChatLink)), questions: v.optional(v.array(ChatQuestion)) }
