import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { FindHash } from './find-hash.tsx'

/** A page that has no transaction to tell about, and asks for one. */
export function NoResult({ title, text }: { title: string; text: string }) {
  return (
    <Panel>
      <EmptyState title={title} text={text} actions={<FindHash />} />
    </Panel>
  )
}
