import { m } from '@slipway/messages'
import { useState } from 'react'
import { LatePart } from '../core/late-part.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import foldClasses from '../form/fold.module.css'
import type { CustomRouterPanelProps } from './custom-router-panel.tsx'

// With every text of a refusal, which most visitors never need.
const CustomRouterPanel = lazyPart(() => import('./custom-router-panel.tsx'))

/** The visitor's own exchanges, folded; what they need is loaded when they are opened. */
export function OwnExchanges(props: CustomRouterPanelProps) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details className={foldClasses.root} onToggle={() => setOpened(true)}>
      <summary>{m.token_router_more()}</summary>
      {isOpened && (
        <LatePart>
          <CustomRouterPanel {...props} />
        </LatePart>
      )}
    </details>
  )
}
