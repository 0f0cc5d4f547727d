import { useNavigate } from '@tanstack/react-router'
import { NeedsEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { useAccount } from '#session/account.ts'
import { switchEnterprise } from '#session/sign.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { matchLink } from '#features/match/match-links.ts'

/**
 * Lists the enterprises that the signed-in user may act for. Choosing another one makes it the current enterprise,
 * because the calculation is made in its name.
 */
export function OwnEnterprises() {
  const { userInfo, enId } = useAccount()
  const navigate = useNavigate()
  const ens = userInfo?.ens ?? []
  const begin = async (id: string) => {
    await switchEnterprise(id)
    await navigate(matchLink({}))
  }
  return (
    <Card title="我的企业">
      {ens.length === 0 ? (
        <NeedsEnterprise to="自动带出登记信息；也可以在下面从企业库选择或手工填写" />
      ) : (
        <List label="我的企业">
          {ens.map((one) => (
            <ListRow
              key={one.enId}
              title={one.enName}
              meta={[`统一社会信用代码 ${one.creditCode}`]}
              chips={one.enId === enId && <StateChip tone="ok">当前企业</StateChip>}
              actions={
                one.enId === enId ? (
                  <LinkButton look="primary" link={matchLink({})}>
                    开始计算
                  </LinkButton>
                ) : (
                  <Button aria-label={`切换到${one.enName}并计算`} onClick={() => void begin(one.enId)}>
                    切换并计算
                  </Button>
                )
              }
            />
          ))}
        </List>
      )}
    </Card>
  )
}
