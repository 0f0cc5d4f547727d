/** The portal's name, as the header and every document title say it. */
export const siteTitle = '企业服务总入口'
