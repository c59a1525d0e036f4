import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../../accounts/settings-page.tsx'

export const Route = createFileRoute('/account/settings')({ component: SettingsPage })
