import { Card } from '#ui/Card.tsx'
import { SkeletonRows } from '#ui/Skeleton.tsx'
import styles from './blocks.module.css'

/** The shape of the blocks that the first screen shows the beginning of, before they are there themselves. */
export function BlocksSkeleton() {
  return (
    <div className={styles.blocks}>
      <div className={styles.pair}>
        <div className={styles.column}>
          <Card title="今日申报">
            <SkeletonRows rows={6} />
          </Card>
          <Card title="惠企政策">
            <SkeletonRows rows={5} />
          </Card>
        </div>
        <Card title="活动路演">
          <SkeletonRows rows={8} />
        </Card>
      </div>
    </div>
  )
}
