export { declarationRecord as recordOf } from '#rules/outbox-records.ts'
