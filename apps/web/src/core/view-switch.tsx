import { m } from '@slipway/messages'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useLocation } from '@tanstack/react-router'
import { useMovePage } from './use-move-page.ts'

/** Which side of a page its address names. */
interface ViewSearch {
  readonly view?: 'manage'
}

/** A page as everybody sees it, or the side of who manages what it is about; only they are offered the choice. */
export default function ViewSwitch({ search }: { search: ViewSearch }) {
  const movePage = useMovePage()
  const { pathname } = useLocation()
  return (
    <SegmentedControl
      aria-label={m.shell_view()}
      value={search.view ?? 'public'}
      onChange={(value) => movePage(pathname, value === 'manage' ? { view: 'manage' } : {})}
      data={[
        { value: 'public', label: m.shell_view_public() },
        { value: 'manage', label: m.shell_view_manage() },
      ]}
    />
  )
}
