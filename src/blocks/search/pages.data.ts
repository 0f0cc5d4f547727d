/** Searchable pages of the portal: address, title, description, and search words. */
export const pages: string = `
/policy/calculate|政策计算|三分钟，算出企业能享受的政策|政策匹配 能享受什么政策 适合我的政策 能拿多少补贴 能申报哪些政策 能享受啥政策 能享受哪些政策 能领什么补贴 能领啥补贴 测一测
/policy/apply|今日申报|现在就能申报的项目|正在申报 近期申报 即将截止的项目 快截止的项目
/policy/search|政策搜索|按部门、层级、行业查找惠企政策|查政策 找政策 政策库 政策文件 政策原文 政策下载 下载政策 原文下载
/policy/decode|政策解读|政策的图文与视频解读|看解读 一图读懂 看懂政策
/policy/subcribe|政策订阅|有新政策时提醒我|订阅政策 政策推送 关注政策 新政策提醒
/declare/apply|项目申报|查看可申报的项目并在线填写|怎么申报 网上申报 在线申报 申报项目 申报入口 申请补贴 模板下载 材料模板
/declare/apply/spec-declare|专精特新申报|专精特新中小企业、小巨人企业的专项申报|申报专精特新 申报小巨人
/srdi/description|专精特新自评|自我测算能否评上专精特新|能不能评专精特新 能评专精特新 没有专利能不能评 自测 打分 梯度培育
/declare/no-apply|免申即享|无需申报，确认后直接兑付|不用申请的补贴 自动到账
/declare/public|项目公示|查看拟认定和拟支持名单|公示名单 拟认定名单 公告名单 公告公示 异议
/appeal/demand|我要诉求|向部门反映问题、咨询、建议和投诉|提诉求 求助 提意见 找政府
/appeal/demand/list|公开诉求|查看别人提过的诉求和答复|别人的诉求 诉求公开
/appeal/FAQ-list|常见问题|按分类查找常见问题和答案|问题解答 FAQ 疑问
/roadshow|活动路演|报名政策宣讲、银企对接、培训和路演|活动报名 参加活动 讲座 培训活动 路演报名 近期活动
/market|工业品市场|供应和求购工业产品|买东西 卖东西 商城 市场 二手 转让设备 联系卖家
/market/publish|发布产品|把产品放到工业品市场|卖产品 发布工业产品 上架 推广产品 我要卖
/market/publish-demand|发布求购|说明要买什么，请供应商报价|我要买 发布采购 求购信息 询价
/docking/demand-service/list|需求大厅|查看企业发布的合作需求|找订单 需求信息
/docking/supply-service/list|供给大厅|查看企业可以提供的能力|找供应商 找代工 产能 供给信息
/docking/demand-service/add|发布需求|发布合作、技术、加工等需求|发需求 找合作 发布供需
/docking/supply-service/add|发布供给|发布产能、技术等供给能力|发供给
/professional-services|专业服务|查找财税、法律、知识产权等服务和机构|找服务 找中介 找机构 服务超市
/medium|专业服务超市|查看中介机构和资讯|中介超市
/user/relation|关联企业|绑定、切换和修改企业信息|绑定企业 切换企业 修改企业资料 我的企业 多家企业 企业信息填错 加同事
/user/match-report|政策计算报告|查看保存过的政策计算报告|我的报告 计算记录
/user/my-declare|我的申报|查看申报进度、补正和结果|申报记录 查进度 审核到哪了 撤回申报 材料被退回
/user/my-appeal|我的诉求|查看诉求的办理进度和答复|诉求进度 诉求回复 撤回诉求 评价诉求
/user/my-market|工业产品|管理发布的产品和求购|我的产品 我发布的 下架
/user/my-demand|我的需求|管理发布的需求和对接|需求管理
/user/my-supply|我的供给|管理发布的供给和对接|供给管理
/user/my-provider|我的机构|入驻成为服务商，管理机构和服务请求|服务商入驻 机构入驻 我要入驻
/user/activity|我的活动|查看活动报名、候补和签到|活动签到 签到 取消报名 报名记录
/user/collect|我的收藏|查看收藏的政策、产品和服务|收藏夹 咨询过的服务
/user/message|消息中心|查看办理通知和提醒|未读消息 站内信
/user/changePassword|我的信息|修改登录密码和个人信息|修改密码 换手机号
/auth/reset-password|重置密码|忘记密码时用手机号重置|找回密码 密码忘了
/auth/register|注册账号|用手机号注册账号|开户 怎么注册
/auth/login|登录|登录平台账号|登陆 账号登录
/user/outbox|待上传|查看等待联网后发送的内容|离线提交 没发出去 等待上传 未发送
/user/device|本机存储|查看和清理保存在本机的内容|清理缓存 离线使用 占用空间 下载政策库 没有网络
/aboutus|关于我们|平台介绍和联系方式|联系我们 客服电话 热线 地址 离线使用说明 关怀版 无障碍 大字版 字太小 看不清
/protocol|用户协议|用户协议与隐私说明|
`
