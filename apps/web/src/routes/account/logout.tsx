import { createFileRoute } from '@tanstack/react-router'
import { LogoutPage } from '../../accounts/logout-page.tsx'

export const Route = createFileRoute('/account/logout')({ component: LogoutPage })
