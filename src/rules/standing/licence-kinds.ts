/** Licences and certificates (电子证照) that a city's departments hold of an enterprise. */
export const licenceKinds = [
  '营业执照',
  '高新技术企业证书',
  '专精特新中小企业证书',
  '纳税证明',
  '社保缴纳证明',
] as const
export type LicenceKind = (typeof licenceKinds)[number]
