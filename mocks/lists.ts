// The city cuts its lists as the device cuts what it has found by itself.
export { pageOf } from '#lib/paging.ts'
