import type { PresaleView } from '../types.ts'
import { StatePanel } from './state-panel.tsx'
import { ReleasePanel, TermsPanel } from './terms-panel.tsx'
import { TokenPanel } from './token-panel.tsx'

interface PresalePanelsProps {
  view: PresaleView
  /** How it stands, which comes first, or everything else that is so. */
  part: 'state' | 'facts'
}

/** What the chain says of a presale. It loads on demand, while the chain is read. */
export default function PresalePanels({ view, part }: PresalePanelsProps) {
  if (part === 'state') return <StatePanel view={view} />
  return (
    <>
      <TermsPanel view={view} />
      <TokenPanel view={view} />
      <ReleasePanel view={view} />
    </>
  )
}
