import { createFileRoute } from '@tanstack/react-router'
import { EmbedPage } from '../../presale/embed/embed-page.tsx'

export const Route = createFileRoute('/presale/embed/$id')({ component: Screen })

// Framed pages have no tabs: the router's own parameters are the page's.
function Screen() {
  return <EmbedPage id={Route.useParams().id} />
}
