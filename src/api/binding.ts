import * as v from 'valibot'
import { bareCreditCode } from '#lib/code.ts'
import { isCreditCode } from '#lib/credit-code.ts'
import { LoginPhone, SmsCode } from './auth.ts'
import { bindingRoles, bindingStates, bindingWays } from './binding-words.ts'
import { requiredId, SentFile } from './call/sent.ts'
import { area, endpoint } from './call/endpoint.ts'
import { clean, form, Id, line, Name } from './call/shape.ts'
import { EnterpriseRef } from './session.ts'

/** Days for which an invitation can be accepted. */
export const INVITATION_DAYS = 7
/** Working days within which an 授权书 is checked. */
export const LETTER_DAYS = 2
/** Maximum number of files of an 授权书. */
export const LETTER_FILES = 3
/** Path of the blank 授权书 for download/file (chosen). */
export const LETTER_TEMPLATE = '/upload/public/企业授权书模板.docx'
/** Name endings of the files of an 授权书, as an `accept` attribute. */
export const LETTER_TYPES = '.pdf,.jpg,.jpeg,.png'

/** A person who acts for an enterprise, or waits for the audit of an 授权书, as its administrators see them (chosen). */
export const Member = v.object({
  userId: v.string(),
  name: Name,
  /** Masked. */
  tel: v.string(),
  role: v.picklist(bindingRoles),
  state: v.picklist(bindingStates),
  way: v.picklist(bindingWays),
  createTime: v.string(),
})
export type Member = v.InferOutput<typeof Member>

/** An open invitation, as the administrators and the invited person see it (chosen). */
export const Invitation = v.object({
  id: v.string(),
  name: Name,
  /** Masked phone of the invited person. */
  tel: v.string(),
  role: v.picklist(bindingRoles),
  /** Code that accepts the invitation, only with the account of the invited phone. */
  code: v.string(),
  /** Name of the administrator who invited. */
  invitedBy: Name,
  /** Time until which it can be accepted. */
  expireTime: v.string(),
})
export type Invitation = v.InferOutput<typeof Invitation>

/**
 * An enterprise for which the person acts, asks to act, or is invited to act. Only EnterpriseRef is specified; every
 * other field is chosen.
 */
export const Binding = v.object({
  ...EnterpriseRef.entries,
  role: v.picklist(bindingRoles),
  state: v.picklist(bindingStates),
  way: v.picklist(bindingWays),
  /** Reason of 未通过. */
  reason: v.optional(v.string()),
  createTime: v.string(),
  /** Time until which an 授权书 is checked, with 待核验. */
  dueTime: v.optional(v.string()),
  /** Masked phone of the register to which a code was sent, while that code is valid. */
  sentTo: v.optional(v.string()),
  /** Invitation to this person, with 待接受, or one to another role. */
  invitation: v.optional(Invitation),
  /** People of the enterprise, for its administrators. */
  members: v.optional(v.array(Member)),
  /** Open invitations of the enterprise, for its administrators. */
  invitations: v.optional(v.array(Invitation)),
})
export type Binding = v.InferOutput<typeof Binding>

const CreditCode = v.pipe(
  v.string('请填写统一社会信用代码'),
  clean(bareCreditCode),
  v.check(isCreditCode, '统一社会信用代码有误，请核对 18 位代码'),
)

/** Last six characters of an ID number (居民身份证): digits, the last may be X (GB 11643). */
const IdTail = v.pipe(
  v.string('请填写身份证号后六位'),
  clean(bareCreditCode),
  v.minLength(1, '请填写身份证号后六位'),
  v.regex(/^\d{5}[\dX]$/, '身份证号后六位应为数字，末位可为字母'),
)

const way = <const W extends string>(word: W) => ({
  way: v.literal(word, '请选择核验方式'),
  creditCode: CreditCode,
})

/**
 * Proof of the 法定代表人: name and ID number agree with the register. Without `smsCode` the city sends a code to the
 * phone of the register; the same proof with that code binds as 管理员.
 */
export const LegalProof = form({
  ...way('法定代表人'),
  name: line('姓名', 20),
  idTail: IdTail,
  smsCode: v.optional(SmsCode),
})

/** Acceptance of an invitation by its code; the account's phone must be the invited one. */
export const CodeProof = form({
  ...way('邀请码'),
  code: v.pipe(
    v.string('请填写邀请码'),
    clean(bareCreditCode),
    v.minLength(1, '请填写邀请码'),
    v.regex(/^[0-9A-Z]{8}$/, '邀请码为 8 位字母和数字'),
  ),
})

/** Request of an 经办人 with an 授权书, which waits for its audit. */
export const LetterProof = form({
  ...way('授权书'),
  name: line('经办人姓名', 20),
  files: v.pipe(
    v.array(
      v.pipe(
        SentFile,
        v.check(({ fileName }) => /\.(pdf|jpe?g|png)$/i.test(fileName), '授权书应为 PDF、JPG 或 PNG'),
      ),
      '请上传授权书',
    ),
    v.minLength(1, '请上传授权书'),
    v.maxLength(LETTER_FILES, `授权书最多 ${String(LETTER_FILES)} 个文件`),
  ),
})

/** Invitation by an administrator: bound to the phone, valid for {@link INVITATION_DAYS}, accepted once. */
export const InvitationForm = form({
  ...way('邀请'),
  name: line('姓名', 20),
  tel: LoginPhone,
  role: v.picklist(bindingRoles, '请选择角色'),
})

/** Calls of the area `auth` about whom a person acts for; apart, because the sign-in pages need none of them. */
export const binding = area('auth', {
  /** Returns my enterprises: those I act for, those I wait for, and those that invite me (chosen). */
  currentEnterprises: endpoint('GET /uaa/api/current-user/en', { answer: v.array(Binding) }),
  /** Proves that I may act for an enterprise of the library, or invites another person to (chosen); returns the new list. */
  bindEnterprise: endpoint('PUT /uaa/api/user/bind/en', {
    body: v.variant('way', [LegalProof, CodeProof, LetterProof, InvitationForm], '请选择核验方式'),
    answer: v.array(Binding),
  }),
  /**
   * Ends my own binding, request or invitation; with `userId` another person's and with `invitationId` an invitation, by
   * an administrator (chosen). Returns the new list.
   */
  unbindEnterprise: endpoint('DELETE /uaa/api/user/bind/en', {
    query: form({
      enId: requiredId('请选择企业'),
      userId: v.optional(Id),
      invitationId: v.optional(Id),
    }),
    answer: v.array(Binding),
  }),
})
