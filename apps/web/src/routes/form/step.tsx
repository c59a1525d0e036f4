import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { SendPage } from '../../example-screens/send/send-page.tsx'
import { readSendSearch, type SendSearch } from '../../example-screens/send/send-search.ts'

export const Route = createFileRoute('/form/step')({
  validateSearch: (search: Record<string, unknown>): SendSearch => readSendSearch(search),
  component: Screen,
})

function Screen() {
  // The router lays what was read over what the address says: what a reader refused is refused once more.
  return <SendPage {...readSendSearch({ ...useTabSearch('/form/step') })} />
}
