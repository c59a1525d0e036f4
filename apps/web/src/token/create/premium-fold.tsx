import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { type ComponentProps, useState } from 'react'
import foldClasses from '../../form/fold.module.css'
import { LatePart } from '../../shell/late-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'

const PremiumSection = lazyPart(() => import('./premium-section.tsx'))

/** Folded away until somebody wants an address of their choice; the search loads with the first opening. */
export function PremiumFold(props: ComponentProps<typeof PremiumSection>) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <Panel>
      <details
        className={foldClasses.root}
        onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
      >
        <summary>{m.token_preview_search()}</summary>
        {wasOpened && (
          <LatePart>
            <PremiumSection {...props} />
          </LatePart>
        )}
      </details>
    </Panel>
  )
}
