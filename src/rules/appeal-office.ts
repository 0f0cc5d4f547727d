/** Office that receives every appeal first. */
export const FIRST_OFFICE = '市企业服务中心'

/** Office that usually handles appeals of a category. */
const offices: Readonly<Record<string, string>> = {
  惠企政策: '市工信局',
  融资贷款: '市金融办',
  人才用工: '市人社局',
  证照办理: '市行政审批局',
  基础设施: '市住建局',
  土地厂房: '市自然资源局',
  税费社保: '市税务局',
  市场开拓: '市商务局',
  科技创新: '市科技局',
  法治维权: '市司法局',
}

/**
 * Returns the office that usually answers appeals of a category; the receiving office if none is in charge.
 */
export const officeOf = (category: string): string => offices[category] ?? FIRST_OFFICE
