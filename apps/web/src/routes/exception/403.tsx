import { createFileRoute } from '@tanstack/react-router'
import ForbiddenPage from '../../frame/forbidden-page.tsx'

export const Route = createFileRoute('/exception/403')({ component: ForbiddenPage })
