/** Name of the portal, as in the header and in every document title. */
export const siteTitle = '企业服务总入口'
