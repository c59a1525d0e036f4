import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { type ComponentProps, Suspense, useState } from 'react'
import { lazyPart } from '../../shell/lazy-part.ts'
import classes from './create.module.css'

const PremiumSection = lazyPart(() => import('./premium-section.tsx'))

/** Folded away until somebody wants an address of their choice; the search loads with the first opening. */
export function PremiumFold(props: ComponentProps<typeof PremiumSection>) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <Panel>
      <details
        className={classes.more}
        onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
      >
        <summary>{m.token_preview_search()}</summary>
        {wasOpened && (
          <Suspense>
            <PremiumSection {...props} />
          </Suspense>
        )}
      </details>
    </Panel>
  )
}
