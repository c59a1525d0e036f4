import type { PresaleView } from '../types.ts'
import { StatePanel } from './state-panel.tsx'
import { ReleasePanel, TermsPanel } from './terms-panel.tsx'
import { TokenPanel } from './token-panel.tsx'

/** What the chain says of a presale. It loads on demand, while the chain is read. */
export default function PresalePanels({ view }: { view: PresaleView }) {
  return (
    <>
      <StatePanel view={view} />
      <TermsPanel view={view} />
      <TokenPanel view={view} />
      <ReleasePanel view={view} />
    </>
  )
}
