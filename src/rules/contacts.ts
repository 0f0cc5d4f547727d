/** Operator of the portal, with its contact details. */
export const contacts = {
  builder: '滨海市工业和信息化局',
  address: '滨海市海湾区市民中心 3 号楼',
  hotline: '12345',
  serviceHotline: '400-000-2345',
  technicalHotline: '12345 转 8',
  hours: '工作日 9:00 至 17:00',
  icp: '滨ICP备00000000号',
}
