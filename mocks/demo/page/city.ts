// City of a page without workers, such as one of a private window in some browsers.
export { answer } from '#mocks/demo/city/answer.ts'
