/** Roles of a person in an enterprise: 管理员 invites and ends people, 经办人 only acts (chosen). */
export const bindingRoles = ['管理员', '经办人'] as const
export type BindingRole = (typeof bindingRoles)[number]

/** Ways of a binding: proofs of the person's own, or an invitation of an administrator (chosen). */
export const bindingWays = ['法定代表人', '邀请码', '授权书'] as const
export type BindingWay = (typeof bindingWays)[number]

/** States of a binding; only 有效 lets a person act (chosen). 待接受 is an open invitation to the person. */
export const bindingStates = ['有效', '待核验', '未通过', '待接受'] as const
export type BindingState = (typeof bindingStates)[number]
