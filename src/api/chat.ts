import * as v from 'valibot'

/** A link in a chat message. `href` is a path of the portal or a complete URL. */
export const ChatLink = v.object({ name: v.string(), href: v.string() })
export type ChatLink = v.InferOutput<typeof ChatLink>

/** A question that a chat message offers; `serialNumber` is sent to the assistant to get its answer. */
export const ChatQuestion = v.object({ id: v.string(), content: v.string(), serialNumber: v.string() })
export type ChatQuestion = v.InferOutput<typeof ChatQuestion>

/** Links and questions that a message of the city's staff may offer (specification, section 3, "Chat message"). */
export const messageExtras = {
  links: v.optional(v.array(ChatLink)),
  questions: v.optional(v.array(ChatQuestion)),
}
