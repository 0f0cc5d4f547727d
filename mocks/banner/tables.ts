import { Banner } from '#api/banner.ts'
import { model } from '#mocks/model.ts'

export const tables = { banner: model(Banner) }
