import { createFileRoute } from '@tanstack/react-router'
import { VenuesPage } from '../../tools/venues/venues-page.tsx'

export const Route = createFileRoute('/tools/venues')({ component: VenuesPage })
