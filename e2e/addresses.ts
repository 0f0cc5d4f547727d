import { siteTitle } from '#lib/text.ts'

/** Heading of a page: its text, or a reference to the city's record with that text (`column` is "title" by default) */
export type Heading = string | { table: string; id: string; column?: string }
/** Expected content of a page; `empty` lists the texts of the empty states that it shows on purpose, in order */
export type Shown = Heading | { h1: Heading; empty: string[] }

type Pages = Record<string, Shown>

/** One address for each route that is not tied to a single record, with its expected content for a visitor */
export const visitors: Record<string, Pages> = {
  reading: {
    '/': siteTitle,
    '/aboutus': '关于我们',
    '/general-search?q=研发': '搜索',
    '/protocol': '服务协议',
    '/medium/news-detail?id=news-1': { table: 'news', id: 'news-1' },
    '/roadshow/news-detail?id=news-2': { table: 'news', id: 'news-2' },
    '/policy/apply': '今日申报',
    '/policy/apply?view=calendar': '今日申报',
    '/policy/search?keyword=研发&level=市级,省级': '政策搜索',
    '/policy/search/detail?id=policy-4': { table: 'policy', id: 'policy-4' },
    '/policy/search/compare?ids=policy-rd,policy-champion': '政策对比',
    '/poster/policy-4': '分享海报',
    '/policy/calculate': '政策计算',
    '/policy/calculate/match?of=hand': '填写企业信息',
    '/srdi/description': '专精特新自评',
    '/srdi/form1?of=hand': '专精特新中小企业自评',
    '/srdi/form2?of=hand': '专精特新中小企业自评',
    '/srdi/form3?of=hand': '专精特新中小企业自评',
    '/nowhere': { h1: '404 页面不存在', empty: ['404 · 页面不存在'] },
  },
  /** Interpretations of policies: with a picture, a film, questions and answers */
  explained: {
    '/policy/decode': '政策解读',
    '/policy/decode/decode-1': { table: 'interpretation', id: 'decode-1' },
    '/policy/decode/decode-3': { table: 'interpretation', id: 'decode-3' },
    '/policy/decode/decode-4': { table: 'interpretation', id: 'decode-4' },
  },
  /** Public notices of planned grants (项目公示) */
  granted: {
    '/declare/public?type=资金拨付': '项目公示',
    '/declare/public/detail?id=notice-5': { table: 'notice', id: 'notice-5' },
    '/declare/public/detail?id=notice-1&view=objection': '公示异议书',
    '/declare/public/detail?id=SB20260101999999&check=none': {
      h1: '申报回执核验',
      empty: ['没有查到该回执'],
    },
  },
  /** Grants without an application (免申即享) */
  'application-free': {
    '/declare/apply?mode=外部平台': '项目申报',
    '/declare/apply': '项目申报',
    '/declare/no-apply?stage=意愿确认': '免申即享',
    '/declare/no-apply': '免申即享',
    '/declare/no-apply/detail?id=item-121': { table: 'item', id: 'item-121', column: 'name' },
  },
  /** Public appeals, and questions that the city answers for everybody */
  asking: {
    '/appeal/demand': '我要诉求',
    '/appeal/demand/list?category=人才用工': '公开诉求',
    '/appeal/demand/detail?id=appeal-public': { table: 'appeal', id: 'appeal-public' },
    '/appeal/demand/list?tel=13800000004': '凭手机号查进度',
    '/appeal/demand/list?figures=本年': '办理数据',
    '/appeal/FAQ-list': '常见问题',
    '/appeal/FAQ-list/list?tagId=tag-3&keyword=补贴': '人才用工',
    '/appeal/FAQ-list/detail?id=problem-1': { table: 'problem', id: 'problem-1', column: 'question' },
  },
  /** Demands and supplies of enterprises */
  'in the halls': {
    '/docking/demand-service/list?category=设备采购': '需求大厅',
    '/docking/supply-service/list?sort=closing': '供给大厅',
    '/docking/demand-service/detail?id=demand-1': { table: 'exchange', id: 'demand-1' },
    '/docking/supply-service/detail?id=supply-other': { table: 'exchange', id: 'supply-other' },
  },
  /** Listings of the market */
  'in the market': {
    '/market': '工业品市场',
    '/market/list?category=机械设备&price=有价&view=grid': '全部产品',
    '/market/list?trade=求购&sort=hottest': '全部产品',
    '/market/compare?ids=listing-1,listing-2,listing-other': '产品对比',
    '/market/detail?id=listing-other': { table: 'listing', id: 'listing-other' },
  },
  /** Activities */
  attending: {
    '/roadshow': '活动路演',
    '/roadshow?view=calendar&mode=线下': '活动路演',
    '/roadshow/activity-open': { table: 'activity', id: 'activity-open' },
    '/roadshow/activity-cancelled': { table: 'activity', id: 'activity-cancelled' },
  },
  /** Professional services, and the service supermarket (专业服务超市) */
  'looking for services': {
    '/professional-services': '专业服务',
    '/professional-services/product-list?type=法律': '服务产品',
    '/professional-services/compare?ids=product-qiming-1,product-qiming-2,product-12': '服务对比',
    '/professional-services/list': '服务机构',
    '/professional-services/sh-list': '服务大厅',
    '/professional-services/detail?id=product-qiming-1': {
      table: 'product',
      id: 'product-qiming-1',
      column: 'name',
    },
    '/professional-services/organ-detail?id=provider-qiming': {
      table: 'provider',
      id: 'provider-qiming',
      column: 'name',
    },
    '/medium': '专业服务超市',
    '/medium/provider-qiming': { table: 'provider', id: 'provider-qiming', column: 'name' },
  },
  'signing in': {
    '/auth/login': '登录',
    '/auth/login?way=sms': '登录',
    '/auth/register': '注册账号',
    '/auth/reset-password': '重置密码',
  },
}

/** Addresses and expected content for a signed-in member */
export const members: Record<string, Pages> = {
  reading: {
    '/': siteTitle,
    '/policy/search': '政策搜索',
    '/policy/search/detail?id=policy-rd': { table: 'policy', id: 'policy-rd' },
    '/policy/search/compare?ids=policy-rd,policy-champion,policy-3': '政策对比',
    '/user/relation': '关联企业',
    '/user/relation/en-chengyue': { table: 'enterprise', id: 'en-chengyue', column: 'enName' },
    '/user/relation/en-chengyue?edit=basic': { table: 'enterprise', id: 'en-chengyue', column: 'enName' },
    '/user/changePassword': '我的信息',
    '/user/message': '消息中心',
    '/user/device': '本机存储',
    '/user/my-declare': '我的申报',
    // A device without submissions
    '/user/outbox': { h1: '待上传', empty: ['没有等待提交的内容'] },
    '/declare/apply/add?item=item-rd': { table: 'item', id: 'item-rd', column: 'name' },
    '/declare/apply/spec-declare': '专项申报',
    '/declare/apply/view/decl-review': { table: 'declaration', id: 'decl-review', column: 'itemName' },
  },
  /** Forms of a declaration, in all steps that their drafts at the city allow */
  declaring: {
    '/declare/apply/edit/decl-fix': { table: 'declaration', id: 'decl-fix', column: 'itemName' },
    '/declare/apply/view/zjtx-draft': { table: 'declaration', id: 'zjtx-draft', column: 'itemName' },
    ...Object.fromEntries(
      ['market', 'figures', 'people', 'ip', 'quality', 'papers'].map((step) => [
        `/declare/apply/spec-declare?item=item-129&step=${step}`,
        { table: 'item', id: 'item-129', column: 'name' } as const,
      ]),
    ),
  },
  /** Pages of a policy calculation */
  calculating: {
    '/policy/calculate': '政策计算',
    '/policy/calculate/match': '填写企业信息',
    '/policy/calculate/report?id=report-1': '政策计算报告',
    '/policy/calculate/plan/package?id=report-1': '申报方案：办理清单',
    '/policy/calculate/plan/contacts?id=report-1': '申报方案：联系部门',
    '/policy/calculate/plan/info?id=report-1': '申报方案：企业信息',
    '/policy/calculate/plan/about?id=report-1': '申报方案：方案说明',
    '/user/match-report': '政策计算报告',
  },
  /** Grants without an application for the user's own enterprise, and its running declarations */
  owning: {
    '/declare/apply?scope=mine': '项目申报',
    '/declare/no-apply?scope=mine': '免申即享',
    '/declare/no-apply/detail?id=item-121': { table: 'item', id: 'item-121', column: 'name' },
    '/declare/no-apply/detail?id=item-127': { table: 'item', id: 'item-127', column: 'name' },
    '/declare/apply/apply-msjx?id=benefit-account': {
      table: 'declaration',
      id: 'benefit-account',
      column: 'itemName',
    },
    '/declare/public/detail?id=notice-decl-publicity': { table: 'notice', id: 'notice-decl-publicity' },
  },
  /** Forms and pages of the user's own appeals */
  asking: {
    '/appeal/demand?question=研发费用加计扣除怎么算': '我要诉求',
    '/appeal/demand?id=appeal-returned': '补充诉求',
    '/appeal/demand/detail?id=appeal-extended': { table: 'appeal', id: 'appeal-extended' },
    '/appeal/demand/detail?id=appeal-unsolved': { table: 'appeal', id: 'appeal-unsolved' },
    '/user/my-appeal': '我的诉求',
  },
  /** Forms and pages of the user's own demands and supplies */
  exchanging: {
    '/docking/demand-service/add': '发布需求',
    '/docking/supply-service/edit/supply-5': '修改供给',
    '/docking/demand-service/view/demand-1': { table: 'exchange', id: 'demand-1' },
    '/docking/supply-service/detail?id=supply-other': { table: 'exchange', id: 'supply-other' },
    '/user/my-demand': '我的需求',
    '/user/my-supply?view=asked': '我的供给',
  },
  /** Forms and pages of the user's own listings */
  'selling and buying': {
    '/market/publish': '发布产品',
    '/market/publish?id=listing-5': '修改产品',
    '/market/publish-demand': '发布求购',
    '/market/detail?id=listing-1': { table: 'listing', id: 'listing-1' },
    '/user/my-market': '工业产品',
  },
  /** Activities that the user attends, waits for or has attended */
  attending: {
    '/roadshow/activity-soon': { table: 'activity', id: 'activity-soon' },
    '/roadshow/activity-offered': { table: 'activity', id: 'activity-offered' },
    '/user/activity': '我的活动',
    '/user/activity?group=waiting': '我的活动',
    '/user/activity?group=past': '我的活动',
  },
  following: {
    '/policy/subcribe': '政策订阅',
    '/policy/subcribe?view=add': '政策订阅',
    '/policy/subcribe?view=topics&topic=subject-1': '政策订阅',
    '/user/collect': '我的收藏',
  },
  /** Enquiries to service providers, and the form to become a provider */
  'asking providers': {
    '/professional-services/detail?id=product-qiming-1': {
      table: 'product',
      id: 'product-qiming-1',
      column: 'name',
    },
    '/professional-services/organ-detail?id=provider-qiming': {
      table: 'provider',
      id: 'provider-qiming',
      column: 'name',
    },
    '/user/collect?kind=enquiry': '我的咨询',
    '/user/my-provider': '我的机构',
    '/user/my-provider/provider/add': '申请成为服务机构',
  },
}

/** Addresses and expected content for a service provider */
export const providers: Record<string, Pages> = {
  'offering services': {
    '/professional-services/detail?id=product-qiming-1': {
      table: 'product',
      id: 'product-qiming-1',
      column: 'name',
    },
    '/professional-services/product-service/add': '发布服务产品',
    '/professional-services/product-service/edit/product-qiming-5': '修改服务产品',
    '/professional-services/product-service/view/product-qiming-1': {
      table: 'product',
      id: 'product-qiming-1',
      column: 'name',
    },
    '/user/my-product': '我的产品',
    '/user/my-provider': '我的机构',
    '/user/my-provider/provider/edit/provider-qiming': '修改机构资料',
  },
}
