/** Addresses that ask for what there is not, and what is left of them. */
export const visitors: Record<string, string> = {
  '/policy/apply?tab=没有&page=abc&view=没有#list': '/policy/apply#list',
  '/policy/search?level=没有,市级&sort=没有': '/policy/search?level=市级',
  '/policy/decode?form=没有&page=-1': '/policy/decode',
  '/policy/search/compare?ids=policy-rd,,policy-rd,policy-3': '/policy/search/compare?ids=policy-rd,policy-3',
  '/declare/apply?level=没有&state=没有': '/declare/apply',
  '/declare/public?type=没有&page=1.5': '/declare/public',
  '/declare/no-apply?stage=没有': '/declare/no-apply',
  '/docking/demand-service/list?category=没有&sort=没有&status=没有': '/docking/demand-service/list',
  '/market/list?trade=没有&sort=没有': '/market/list',
  '/professional-services/product-list?type=没有&sort=没有': '/professional-services/product-list',
  '/professional-services/list?nature=没有': '/professional-services/list',
  '/roadshow?mode=没有&month=2026-13': '/roadshow',
  '/appeal/demand/list?category=没有': '/appeal/demand/list',
  '/appeal/demand/list?figures=没有': '/appeal/demand/list',
  '/general-search?q=研发&kind=没有': '/general-search?q=研发',
  // Keeps the parameters that other sites add for themselves.
  '/policy/decode?utm_source=mail&from=wechat': '/policy/decode?utm_source=mail&from=wechat',
}

/** The same for a member. */
export const members: Record<string, string> = {
  '/user/my-declare?group=没有&page=abc': '/user/my-declare',
  '/user/activity?group=没有&page=abc': '/user/activity',
  '/user/my-appeal?state=没有': '/user/my-appeal',
  '/user/message?type=没有': '/user/message',
  '/user/collect?kind=没有': '/user/collect',
}
