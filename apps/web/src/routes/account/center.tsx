import { createFileRoute } from '@tanstack/react-router'
import { CenterPage } from '../../accounts/center-page.tsx'

export const Route = createFileRoute('/account/center')({ component: CenterPage })
