import { MySupply } from '#api/docking.ts'
import { OwnBeginning } from '#blocks/own/OwnBeginning.tsx'
import { OwnPublish } from '#blocks/own/OwnPublish.tsx'
import { type Kind, mineCrumbs, nouns } from '#features/docking/kinds.ts'
import { own as owns } from '#features/docking/own/kind.tsx'
import { ownQuery } from '#features/docking/own/own-queries.ts'
import { Form } from './Form.tsx'
import { display, toCopy } from './schema.ts'

/** Shows the page that publishes a demand or a supply (发布需求, 发布供给), or changes one. */
export function Publish({ kind, id, copy }: { kind: Kind; id: string; copy: string }) {
  const own = owns[kind]
  return (
    <OwnPublish own={own} title={`${id ? '修改' : '发布'}${nouns[kind]}`} crumbs={mineCrumbs(kind)}>
      <OwnBeginning
        {...{ own, id, copy }}
        query={ownQuery(kind, id)}
        shape={MySupply}
        displayOf={() => display[kind]}
        copied={{ ...ownQuery(kind, copy), select: toCopy }}
      >
        {(begin) => <Form kind={kind} {...begin} />}
      </OwnBeginning>
    </OwnPublish>
  )
}
