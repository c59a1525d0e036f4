import { m } from '@slipway/messages'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { VisitSearch } from '../../inviter/visit-search.ts'

/** Public page or the owner's side; only the owner is offered the choice. */
export default function ViewSwitch({ search }: { search: VisitSearch }) {
  const navigate = useNavigate()
  // By number or by address: both lead here, and each has its own tab.
  const { pathname } = useLocation()
  return (
    <SegmentedControl
      aria-label={m.nftpage_view()}
      value={search.view ?? 'public'}
      onChange={(value) => {
        const view = value === 'manage' ? { view: 'manage' as const } : {}
        void navigate({
          to: pathname,
          search: (previous) => ({ chain: previous.chain, ...view }),
          replace: true,
        })
      }}
      data={[
        { value: 'public', label: m.nftpage_view_public() },
        { value: 'manage', label: m.nftpage_view_manage() },
      ]}
    />
  )
}
