import { Banner } from '#api/banner.ts'

export const tables = { banner: Banner }
