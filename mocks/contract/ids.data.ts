/**
 * Reads of one record, with the list of the same caller that names a record in its place: an id of the mock city means
 * nothing to another city. Others keep the id of their example.
 */
export const idsFrom: Record<string, string> = {
  'appeal.detailAll': 'appeal.page',
  'appeal.problem': 'appeal.hotProblems',
  'declare.one': 'declare.mine',
  'declare.flow': 'declare.mine',
  'declare.history': 'declare.mine',
  'declare.receipt': 'declare.mine',
  'declare.children': 'declare.items',
  'declare.notice': 'declare.notices',
  'docking.demandDetail': 'docking.demandPage',
  'docking.supplyDetail': 'docking.supplyPage',
  'docking.myDemand': 'docking.demandMine',
  'docking.mySupply': 'docking.supplyMine',
  'market.detail': 'market.page',
  'market.record': 'market.mine',
  'message.detail': 'message.page',
  'policy.subject': 'policy.subjectList',
  'policy.guide': 'policy.list',
  'policy.detail': 'policy.list',
  'applet.encode': 'policy.list',
  'activity.one': 'activity.page',
  'news.one': 'news.page',
  'banner.one': 'banner.page',
  'qa.detail': 'qa.page',
  'serve.product': 'serve.products',
  'serve.similarProducts': 'serve.products',
  'serve.provider': 'serve.providers',
  'serve.providerCard': 'serve.providers',
  'serve.similarProviders': 'serve.providers',
  'serve.productsOf': 'serve.providers',
  'serve.myProduct': 'serve.myProducts',
  'serve.audits': 'serve.myProducts',
  'serve.myProvider': 'serve.myProviders',
}

/** Calls with GET that act all the same: one sends an SMS, the other signs a person in. */
export const acting: readonly string[] = ['auth.sendSms', 'auth.loginSso']
