import { createFileRoute } from '@tanstack/react-router'
import { ServerErrorPage } from '../../frame/server-error-page.tsx'

export const Route = createFileRoute('/exception/500')({ component: ServerErrorPage })
