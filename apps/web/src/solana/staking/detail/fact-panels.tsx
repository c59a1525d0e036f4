import { PowersPanel } from './powers-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { TokensPanel } from './tokens-panel.tsx'
import type { PoolView } from './types.ts'

/** What else the chain says of a pool. It loads on demand, while the chain is read. */
export default function FactPanels({ view }: { view: PoolView }) {
  return (
    <>
      <TermsPanel view={view} />
      <TokensPanel view={view} />
      <PowersPanel view={view} />
    </>
  )
}
